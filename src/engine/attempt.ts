/** A move being judged: the table and the player it concerns, read once for all checks. */
import { type Card, isRedThree } from './card.ts';
import type { Move, MoveOf } from './move.ts';
import { type Opening, openingOf } from './opening.ts';
import { without } from './pack.ts';
import type { Rules } from './rules.ts';
import { type Cards, handAt, type Seat, type Side, type SideIndex, type Table } from './table.ts';

/** The player on turn at a table: what every move tried there shares. */
export interface Turn {
  readonly table: Table;
  readonly rules: Rules;
  readonly seat: Seat;
  readonly at: SideIndex;
  readonly side: Side;
  readonly hand: Cards;
  readonly opening: Opening;
  /** Turns without a draw that the player still owes; this is one of them where it is not 0. */
  readonly owed: number;
  /** Red threes in the hand that should have been laid; those kept against the rules are known and set apart. */
  readonly unlaid: readonly Card[];
}

/** Reads the turn at a table. The same reading serves any number of moves tried at that table. */
export function turnAt(table: Table, rules: Rules): Turn {
  const seat = table.turn;
  const at = table.sideOf[seat] as SideIndex;
  const hand = handAt(table, seat);
  return {
    table,
    rules,
    seat,
    at,
    side: table.sides[at] as Side,
    hand,
    opening: openingOf(table, at, rules),
    owed: table.owedTurns[seat] ?? 0,
    unlaid: unlaidOf(hand, table.undeclared[seat] ?? NONE),
  };
}

const NONE: readonly Card[] = [];

function unlaidOf({ cards }: Cards, kept: readonly Card[]): readonly Card[] {
  return cards.some(isRedThree) ? without(cards.filter(isRedThree), kept).rest : NONE;
}

/** One move tried in a turn. What a kind of move needs known beside it stands in a class of its own. */
export class Attempt<M extends Move = Move> implements Turn {
  declare readonly table: Table;
  declare readonly rules: Rules;
  declare readonly seat: Seat;
  declare readonly at: SideIndex;
  declare readonly side: Side;
  declare readonly hand: Cards;
  declare readonly opening: Opening;
  declare readonly owed: number;
  declare readonly unlaid: readonly Card[];
  declare readonly move: M;

  constructor(turn: Turn, move: M) {
    this.table = turn.table;
    this.rules = turn.rules;
    this.seat = turn.seat;
    this.at = turn.at;
    this.side = turn.side;
    this.hand = turn.hand;
    this.opening = turn.opening;
    this.owed = turn.owed;
    this.unlaid = turn.unlaid;
    this.move = move;
  }
}

export type AttemptOf<K extends Move['do']> = Attempt<MoveOf<K>>;
