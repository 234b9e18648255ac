/** Writes "how much is it?". */
import { countNumber } from '#src/scenario/count-number.ts';
import type { TrialOf } from './recipe.ts';
import { countsOf, type Writing, type Written, within } from './writing.ts';

export function writeCount(
  { text, of }: TrialOf<'count'>,
  { table, rules, recipe }: Writing,
): Written | null {
  const counting = countNumber(of, table, rules);
  if (!counting.ok || !within(recipe.reasons, countsOf(counting.value))) return null;
  return { steps: [{ do: 'count', text, ...counting.value }], of };
}
