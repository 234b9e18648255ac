/** One move judged under several rule books: the same cards, recast for each, and what each says of them. */
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import { recast } from '#src/engine/recast.ts';
import type { Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { explain } from '#src/explain/explain.ts';
import type { Explanation } from '#src/explain/explanation.ts';
import { speechAt } from '#src/explain/speech.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { agree } from '#src/rulebook/agree.ts';
import type { SpokenVariant } from './move-case.ts';

/** What one variant says of a move. */
export interface VariantVerdict {
  readonly variant: string;
  /** The table as it is under this variant. */
  readonly table: Table;
  readonly verdict: Verdict;
  readonly explanation: Explanation;
}

/** The verdicts on a move, in the order of the variants. The table may stand under any of them. */
export function judgeUnderAll(
  table: Table,
  move: Move,
  variants: readonly SpokenVariant[],
): readonly VariantVerdict[] {
  return variants.map(({ id, spoken }) => {
    const rules = rulesIn(spoken);
    const own = recast(table, rules);
    const verdict = judge(own, move, rules);
    return {
      variant: id,
      table: own,
      verdict,
      explanation: explain(verdict, speechAt(own, spoken)),
    };
  });
}

/** How far two verdicts part: on whether the move is legal, on what follows from it, on why it is refused, or not. */
export type Parting = 'legality' | 'consequence' | 'reason' | 'none';

export function partingOf(one: Verdict, other: Verdict): Parting {
  if (one.legal !== other.legal) return 'legality';
  if (!agree(one.penalty, other.penalty) || !agree(one.ended, other.ended)) return 'consequence';
  const faults = ({ faults: all }: Verdict) => all.map(({ code, rule }) => `${code} ${rule}`);
  return agree(faults(one), faults(other)) ? 'none' : 'reason';
}
