/**
 * Which rules decide a move: of one that is refused those it breaks, of one that is allowed those it had to
 * meet. The engine's faults and grounds answer; a script only says which rules are offered.
 */
import type { RuleId } from '#src/engine/rules.ts';
import type { Verdict } from '#src/engine/verdict.ts';

/** The rules that decide. */
export function decidersOf({ legal, faults, grounds }: Verdict): ReadonlySet<RuleId> {
  const found = legal ? grounds : faults;
  return new Set(found.map(({ rule }) => rule));
}

/** The places of the offered rules that decide. */
export function rightRules(options: readonly RuleId[], verdict: Verdict): readonly number[] {
  const deciders = decidersOf(verdict);
  return [...options.keys()].filter((at) => deciders.has(options[at] as RuleId));
}
