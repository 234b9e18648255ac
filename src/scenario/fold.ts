/**
 * The table at any moment of a scenario is a fold of the moves made so far over the start. There is no
 * history of tables: back, undo and restart drop moves and fold again.
 */
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import { play } from '#src/engine/play.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { moverOf, YOU } from './chair.ts';
import { reached } from './goal.ts';
import type { Stage, StagedOf, StagedStep } from './stage.ts';

/** The verdict on a move that was allowed; it holds the move. */
export type Allowed = Extract<Verdict, { legal: true }>;

/** A move with what was said of it, and the table it was tried on. */
export interface Tried {
  readonly on: Table;
  readonly move: Move;
  readonly verdict: Verdict;
}

/** The table after moves that were allowed. */
export function after(table: Table, moves: readonly Allowed[], rules: Rules): Table {
  return moves.reduce((now, { move }) => play(now, move, rules), table);
}

/** Tries moves in order, each on what the ones before it left; a refused one changes nothing. */
export function tryOut(table: Table, moves: readonly Move[], rules: Rules): readonly Tried[] {
  let on = table;
  return moves.map((move) => {
    const tried = { on, move, verdict: judge(on, move, rules) };
    on = resultOf(tried, rules);
    return tried;
  });
}

/** The table that a tried move leaves. */
export function resultOf({ on, verdict }: Tried, rules: Rules): Table {
  return verdict.legal ? play(on, verdict.move, rules) : on;
}

/** A step as the script means it to go. */
export interface Scene<S extends StagedStep = StagedStep> {
  readonly step: S;
  readonly before: Table;
  readonly tried: readonly Tried[];
  readonly after: Table;
}

/** Steps played as the script means them: watched moves and solutions, from the table before the first. */
export function playOut(
  steps: readonly StagedStep[],
  table: Table,
  rules: Rules,
): readonly Scene[] {
  let before = table;
  return steps.map((step) => {
    const tried = tryOut(before, movesOf(step), rules);
    const last = tried.at(-1);
    const scene = {
      step,
      before,
      tried,
      after: last === undefined ? before : resultOf(last, rules),
    };
    before = scene.after;
    return scene;
  });
}

/** The moves that a step brings to the table. */
function movesOf(step: StagedStep): readonly Move[] {
  return step.do === 'watch' ? [step.move] : step.do === 'ask' ? step.solution : [];
}

/** Whether all that a scene shows can happen so: each move its mover's and legal, a goal open before and reached after. */
function holds({ step, before, tried, after: end }: Scene, rules: Rules): boolean {
  const seat = step.do === 'watch' ? step.seat : YOU;
  const legal = tried.every(({ on, verdict }) => verdict.legal && moverOf(on) === seat);
  if (step.do !== 'ask') return legal;
  return (
    legal && !reached(step.goal, before, before, rules) && reached(step.goal, before, end, rules)
  );
}

/**
 * The moves that still lead from the table to a step's goal: as much of its solution, from some move to
 * its end, as can be played. None where the goal is out of reach that way.
 */
export function wayTo(
  step: StagedOf<'ask'>,
  before: Table,
  now: Table,
  rules: Rules,
): readonly Allowed[] {
  for (const from of step.solution.keys()) {
    const [scene] = playOut([{ ...step, solution: step.solution.slice(from) }], now, rules);
    if (scene === undefined || !isOpen(scene)) continue;
    if (reached(step.goal, before, scene.after, rules))
      return scene.tried.flatMap(({ verdict }) => (verdict.legal ? [verdict] : []));
  }
  return [];
}

function isOpen({ tried }: Scene): boolean {
  return tried.every(({ on, verdict }) => verdict.legal && moverOf(on) === YOU);
}

/** Whether the rest of a script can be played from a table, as it can from its own. */
export function goesOn(stage: Stage, from: number, table: Table): boolean {
  return playOut(stage.steps.slice(from), table, stage.rules).every((scene) =>
    holds(scene, stage.rules),
  );
}
