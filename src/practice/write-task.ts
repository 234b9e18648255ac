/** Writes something to do at the table: any legal way to the goal counts. */
import { judge } from '#src/engine/judge.ts';
import { play } from '#src/engine/play.ts';
import type { RuleId } from '#src/engine/rules.ts';
import { reached } from '#src/scenario/goal.ts';
import type { ReasonId } from './reason.ts';
import type { TrialOf } from './recipe.ts';
import { type Writing, type Written, within } from './writing.ts';
import { wrongMoves } from './wrong-moves.ts';

export function writeTask(
  asked: TrialOf<'do'>,
  { table, rules, spoken, recipe }: Writing,
): Written | null {
  const { text, goal, solution, hint } = asked;
  const points = new Map<ReasonId, RuleId>();
  let now = table;
  for (const move of solution) {
    const verdict = judge(now, move, rules);
    if (!verdict.legal || reached(goal, table, now, rules)) return null;
    for (const { code, rule } of verdict.grounds) points.set(`ground:${code}`, rule);
    now = play(now, verdict.move, rules);
  }
  if (!reached(goal, table, now, rules) || !within(recipe.reasons, [...points.keys()])) return null;
  const wrong = wrongMoves(table, rules);
  const [first, second] = wrong;
  const [reason] = recipe.reasons;
  if (first === undefined || second === undefined || reason === undefined) return null;
  const rule = spoken[points.get(reason) ?? first.breaks];
  return {
    steps: [
      {
        do: 'ask',
        text,
        goal,
        onTheWay: null,
        solution,
        wrong,
        hints: [`What the rules ask: ${rule.sentence}.`, hint],
        aside: null,
        right: null,
      },
    ],
  };
}
