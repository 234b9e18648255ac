/** A table written down as a position; `readPosition` reads it back. */
import { printCards } from './notation.ts';
import type { Counted, Position, PositionSide } from './position.ts';
import type { Rules } from './rules.ts';
import { seatNumber, sideLetter } from './seats.ts';
import type { Cards, Side, Table } from './table.ts';

function counted({ cards, unseen }: Cards): Counted {
  return unseen > 0 ? cards.length + unseen : printCards(cards);
}

function bySeat<T, V>(
  list: readonly T[],
  print: (value: T) => V,
  skip: (value: T) => boolean,
): Record<string, V> | undefined {
  const entries = list.flatMap((value, seat) =>
    skip(value) ? [] : [[String(seatNumber(seat)), print(value)] as const],
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function printSide(side: Side): PositionSide {
  return {
    score: side.score,
    melds: side.melds.map((meld) => printCards(meld.cards)),
    redThrees: printCards(side.redThrees),
    minimumRaised: side.minimumRaised,
    penalties: side.penalties.length === 0 ? undefined : side.penalties.map((rule) => ({ rule })),
  };
}

/** The position a table is, with all that differs from what is usual. Cards that cannot be named are counted. */
export function writePosition(table: Table, rules: Rules): Position {
  const partners =
    rules['players.sides'].kind === 'teams-if-wished'
      ? new Set(table.sideOf).size < table.players
      : undefined;
  const permission = table.permission;
  const position: Position = {
    players: table.players,
    partners,
    turn: seatNumber(table.turn),
    phase: table.phase,
    hands: bySeat(table.hands, counted, () => false),
    sides: Object.fromEntries(table.sides.map((side, at) => [sideLetter(at), printSide(side)])),
    pile: printCards(table.pile.cards),
    turnedUp: table.pile.turned,
    stock: table.stock.known
      ? printCards(table.stock.cards.slice(table.stock.next))
      : table.stock.left,
    firstTurn: table.firstTurn || undefined,
    dealt: table.dealt || undefined,
    drawnFrom: table.drawnFrom === 'pile' ? 'pile' : undefined,
    laidThisTurn:
      table.laid.length === 0
        ? undefined
        : table.laid.map(({ cards, onto }) =>
            onto === 'new'
              ? printCards(cards)
              : { cards: printCards(cards), onto: printCards(onto) },
          ),
    tookPile: seats(table.tookPile),
    permission:
      permission === null || permission.answer === 'awaited'
        ? undefined
        : { seat: seatNumber(permission.seat), answer: permission.answer },
    owedTurns: bySeat(
      table.owedTurns,
      (owed) => owed,
      (owed) => owed === 0,
    ),
    exposed: bySeat(
      table.exposed,
      (cards) => printCards(cards),
      (cards) => cards.length === 0,
    ),
    undeclared: bySeat(
      table.undeclared,
      (cards) => printCards(cards),
      (cards) => cards.length === 0,
    ),
    turnsPlayed: bySeat(
      table.turnsPlayed,
      (turns) => turns,
      () => false,
    ),
    ponies:
      rules['pony.packet'] === 'absent'
        ? undefined
        : bySeat(
            table.ponies,
            (pony) => (pony.cards.length + pony.unseen === 0 ? 0 : counted(pony)),
            () => false,
          ),
    presented: rules['pony.packet'] === 'absent' ? undefined : table.presented.map(seatNumber),
    outOfRound: seats(table.outOfRound),
  };
  return Object.fromEntries(Object.entries(position).filter(([, value]) => value !== undefined));
}

function seats(list: readonly number[]): readonly number[] | undefined {
  return list.length === 0 ? undefined : list.map(seatNumber);
}
