/** A way that was tried: moves after one another, up to the first that is refused or the last. */
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import { play } from '#src/engine/play.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';

/** What a question came to: the moves that were tried, and the judge's word on the last of them. */
export interface Answer {
  /** The way whole. Of one that was refused, the last judged may not be the last of it. */
  readonly moves: readonly [Move, ...Move[]];
  /** The table on which the last move was judged. */
  readonly table: Table;
  /** The move that was judged last. */
  readonly move: Move;
  readonly verdict: Verdict;
}

/** Tries moves one after the other. */
export function attempt(table: Table, moves: Answer['moves'], rules: Rules): Answer {
  let on = table;
  let [move] = moves;
  let verdict = judge(on, move, rules);
  for (const next of moves.slice(1)) {
    if (!verdict.legal) break;
    on = play(on, verdict.move, rules);
    move = next;
    verdict = judge(on, move, rules);
  }
  return { moves, table: on, move, verdict };
}

/** Of several attempts the one that comes nearest: fewest faults, then fewest points short; of equals the first. */
export function nearest(attempts: readonly [Answer, ...Answer[]]): Answer {
  return attempts.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** One fault more weighs more than all points. */
const FAULT = 10_000;

function distance({ verdict: { faults }, moves, move }: Answer): number {
  const short = faults.map((fault) =>
    fault.code === 'opening.minimum' ? Math.max(0, fault.need - fault.count) : 0,
  );
  const rest = moves.length - 1 - moves.indexOf(move);
  return faults.length * FAULT + Math.max(0, ...short) + rest;
}
