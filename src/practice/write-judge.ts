/** Writes "is this legal?", and then which rules decide it. */
import { judge } from '#src/engine/judge.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { sayMove } from '#src/explain/moves.ts';
import { YOU } from '#src/scenario/chair.ts';
import { otherRules } from './other-rules.ts';
import { faultsOf, groundsOf } from './reason.ts';
import type { Recipe, TrialOf } from './recipe.ts';
import { same, type Writing, type Written, within } from './writing.ts';

export function writeJudge({ move }: TrialOf<'judge'>, writing: Writing): Written | null {
  const { table, rules, recipe } = writing;
  const verdict = judge(table, move, rules);
  if (!isMeant(verdict, recipe)) return null;
  const words = sayMove(move, rules);
  const options = otherRules(verdict, writing);
  return {
    steps: [
      { do: 'judge', text: `${words}: is that legal?`, seat: YOU, move },
      {
        do: 'why',
        text: verdict.legal
          ? `${words}: that is legal. Which of these rules does it have to meet?`
          : `${words}: that is not legal. Which of these rules does it break?`,
        seat: YOU,
        move,
        options,
      },
    ],
  };
}

/** Whether a verdict says just what the recipe was written for. */
function isMeant(verdict: Verdict, { legal, reasons }: Recipe): boolean {
  return verdict.legal
    ? legal === 'legal' && within(reasons, groundsOf(verdict))
    : legal === 'illegal' && same(reasons, faultsOf(verdict));
}
