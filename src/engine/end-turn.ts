/** The end of a turn, and of a deal. */
import { isBlind } from './laying.ts';
import type { Rules } from './rules.ts';
import {
  type Ended,
  type Seat,
  type Side,
  type SideIndex,
  stockLeft,
  type Table,
  withAt,
} from './table.ts';
import type { PenaltyRule } from './verdict.ts';

/** The next seat clockwise that is still in the round, or none. */
function nextSeat(table: Table, outOfRound: readonly Seat[]): Seat | null {
  for (let step = 1; step <= table.players; step += 1) {
    const seat = (table.turn + step) % table.players;
    if (!outOfRound.includes(seat)) return seat;
  }
  return null;
}

/** Whether the partner said yes and the player is about to end the turn all the same (`penalty.false-request`). */
export function breaksRequest(table: Table, rules: Rules): boolean {
  return (
    table.permission?.answer === 'yes' &&
    table.permission.seat === table.turn &&
    rules['penalty.false-request'] !== 'absent'
  );
}

/** The side of the seat on turn with a penalty noted, to be scored when the deal is over. */
export function notePenalty(table: Table, rule: PenaltyRule): Table {
  const at = table.sideOf[table.turn] as SideIndex;
  const side = table.sides[at] as Side;
  return {
    ...table,
    sides: withAt(table.sides, at, { ...side, penalties: [...side.penalties, rule] }),
  };
}

/** The table with the penalty noted where the turn ends although the partner had said yes. */
export function keepRequest(table: Table, rules: Rules): Table {
  return breaksRequest(table, rules) ? notePenalty(table, 'penalty.false-request') : table;
}

/** What a discard changes of a table. */
export type Thrown = Pick<Table, 'hands' | 'pile' | 'exposed'>;

/**
 * The table when the seat on turn has finished, with a discard or without one: the next player's turn begins, or
 * the deal is over.
 */
export function endTurn(before: Table, rules: Rules, thrown: Thrown = before): Table {
  const table = keepRequest(before, rules);
  const { turn, outOfRound } = table;
  const next = nextSeat(table, outOfRound);
  const owed = table.owedTurns[turn] ?? 0;
  const over =
    next === null || (stockLeft(table.stock) === 0 && rules['stock.empty'] === 'deal-ends');
  return {
    ...table,
    hands: thrown.hands,
    pile: thrown.pile,
    exposed: thrown.exposed,
    turn: next ?? turn,
    phase: 'draw',
    drawnFrom: 'stock',
    firstTurn: false,
    dealt: false,
    laid: NOTHING_LAID,
    tookBack: 'nothing',
    permission: null,
    tookPile:
      table.drawnFrom === 'pile' && !table.tookPile.includes(turn)
        ? [...table.tookPile, turn]
        : table.tookPile,
    owedTurns:
      owed > 0 && table.phase === 'draw'
        ? withAt(table.owedTurns, turn, owed - 1)
        : table.owedTurns,
    turnsPlayed: withAt(table.turnsPlayed, turn, (table.turnsPlayed[turn] ?? 0) + 1),
    ended: over ? { by: 'stock' } : null,
  };
}

const NOTHING_LAID: Table['laid'] = [];

/** The table when the seat on turn has gone out. */
export function goOut(table: Table, rules: Rules): Table {
  const side = table.sides[table.sideOf[table.turn] as SideIndex] as Side;
  const ended: Ended = { by: 'out', seat: table.turn, blind: isBlind(table, side, rules) };
  return { ...table, ended };
}
