/** A plain way to play a turn to its end, to be shown to those who ask for one. */
import { chanceFrom } from '#src/engine/chance.ts';
import type { Move } from '#src/engine/move.ts';
import { play } from '#src/engine/play.ts';
import { PLAY_BY } from '#src/engine/policy.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';

/** More moves than a plain turn has. */
const MOST_MOVES = 20;

/** The moves that end the turn of the seat on turn; null where no plain way does, or a partner has to answer. */
export function turnToItsEnd(start: Table, rules: Rules): readonly Move[] | null {
  const chance = chanceFrom(1);
  const moves: Move[] = [];
  let table = start;
  while (table.turn === start.turn && table.ended === null) {
    const waits = table.permission?.answer === 'awaited';
    const move =
      waits || moves.length === MOST_MOVES ? undefined : PLAY_BY.simple(table, rules, chance);
    if (move === undefined) return null;
    moves.push(move);
    table = play(table, move, rules);
  }
  return moves;
}
