/** Writes "which of these are legal?". */
import { judge } from '#src/engine/judge.ts';
import { faultsOf } from './reason.ts';
import type { TrialOf } from './recipe.ts';
import { same, type Writing, type Written } from './writing.ts';

export function writeChoice(
  { text, options }: TrialOf<'choose'>,
  { table, rules, recipe }: Writing,
): Written | null {
  const verdicts = options.map((move) => judge(table, move, rules));
  const legal = verdicts.filter((verdict) => verdict.legal).length;
  if (
    options.length < 2 ||
    new Set(options.map((move) => JSON.stringify(move))).size < options.length
  )
    return null;
  if (legal === 0 || legal === options.length) return null;
  if (!same(recipe.reasons, verdicts.flatMap(faultsOf))) return null;
  return { steps: [{ do: 'choose', text, options }] };
}
