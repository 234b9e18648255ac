/** A move being judged: the table and the player it concerns, read once for all checks. */
import type { Move, MoveOf } from './move.ts';
import { type Opening, openingOf } from './opening.ts';
import type { Rules } from './rules.ts';
import { type Cards, handAt, type Seat, type Side, type SideIndex, type Table } from './table.ts';

export interface Attempt<M extends Move = Move> {
  readonly table: Table;
  readonly rules: Rules;
  readonly move: M;
  readonly seat: Seat;
  readonly at: SideIndex;
  readonly side: Side;
  readonly hand: Cards;
  readonly opening: Opening;
  /** Turns without a draw that the player still owes; this is one of them where it is not 0. */
  readonly owed: number;
}

export type AttemptOf<K extends Move['do']> = Attempt<MoveOf<K>>;

export function attempt<M extends Move>(table: Table, move: M, rules: Rules): Attempt<M> {
  const seat = table.turn;
  const at = table.sideOf[seat] as SideIndex;
  return {
    table,
    rules,
    move,
    seat,
    at,
    side: table.sides[at] as Side,
    hand: handAt(table, seat),
    opening: openingOf(table, at, rules),
    owed: table.owedTurns[seat] ?? 0,
  };
}
