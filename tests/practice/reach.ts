/** What no deal comes to, by the count of its cards: what was dealt and drawn lies somewhere. */
import { allCards } from '#src/engine/packs.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Seat, sizeOf, stockLeft, type Table } from '#src/engine/table.ts';
import { chairsOf } from '#src/scenario/chair.ts';

/** What the rules say of how hands grow. */
interface Growth {
  readonly dealt: number;
  readonly draw: number;
  /** Cards that a turn adds to what a side has, if it took no pile. */
  readonly turn: number;
}

function growthOf(rules: Rules): Growth {
  const draw = rules['draw.count'];
  return { dealt: rules['deal.hand'], draw, turn: draw - rules['discard.count'] };
}

/** The cards of a packet, for so many seats. */
function packets(count: number, rules: Rules): number {
  const packet = rules['pony.packet'];
  return packet === 'absent' ? 0 : count * packet.cards;
}

/** Cards of a seat's hand that this turn's draw has brought. */
function drawnBy(seat: Seat, table: Table, { draw }: Growth): number {
  return seat === table.turn && table.phase === 'meld' && table.drawnFrom === 'stock' ? draw : 0;
}

/** How many cards have been thrown onto the pile that lies there; who throws first may have taken the one before. */
function thrown({ pile }: Table): number {
  return pile.cards.length - pile.turned;
}

/** Turns in which a seat drew, by the cards that lie in the pile, at least. */
function turnsSeen(table: Table): number {
  return Math.floor(Math.max(0, thrown(table) - 1) / table.players);
}

/** The seats of a side that a script can tell of. A seat without a name holds what it was dealt. */
function seatsOf(side: number, table: Table, rules: Rules): readonly Seat[] {
  return [...chairsOf(rules).values()].filter((seat) => table.sideOf[seat] === side);
}

/** What a seat has had beside the hand that it was dealt: the turns it made a hand grow by, at least. */
function handsOf(side: number, table: Table, rules: Rules): readonly number[] {
  const growth = growthOf(rules);
  return seatsOf(side, table, rules).map((seat) => {
    const pony = table.ponies[seat];
    const pickedUp = pony === undefined || sizeOf(pony) > 0 ? 0 : packets(1, rules);
    const held = table.hands[seat];
    return (held === undefined ? 0 : sizeOf(held)) - pickedUp - drawnBy(seat, table, growth);
  });
}

/** Whether the one who has just gone out blind, and so has had a draw and maybe a discard. */
function wentBlind(side: number, { ended, sideOf }: Table): boolean {
  return ended?.by === 'out' && ended.blind && sideOf[ended.seat] === side;
}

function problemsOfSide(side: number, table: Table, rules: Rules): readonly string[] {
  const { dealt, turn } = growthOf(rules);
  const hands = handsOf(side, table, rules);
  if (hands.length === 0) return [];
  const melds = table.sides[side]?.melds.flatMap(({ cards }) => cards).length ?? 0;
  const all = hands.reduce((sum, each) => sum + each, melds);
  const least = hands.length * (dealt + turn * turnsSeen(table));
  const told = `side ${side}: ${hands} in hand, ${melds} in melds`;
  if (all < least) return [`${told}, of ${least}`];
  if (melds > 0) return [];
  if (hands.some((each) => each < dealt || (turn === 0 && each > dealt)))
    return [`${told}, though it has laid none of ${dealt}`];
  return [];
}

/** Turns that a seat has had, of one whose side never laid a card and so took no pile. */
function turnsOf(seat: Seat, table: Table, rules: Rules): number {
  const side = table.sideOf[seat] ?? 0;
  const { dealt, turn } = growthOf(rules);
  if (turn === 0 || (table.sides[side]?.melds.length ?? 0) > 0) return 0;
  const at = seatsOf(side, table, rules).indexOf(seat);
  return ((handsOf(side, table, rules)[at] ?? dealt) - dealt) / turn;
}

/** The stock has no more cards than were neither dealt nor drawn. */
function problemsOfStock(table: Table, rules: Rules): readonly string[] {
  const growth = growthOf(rules);
  const { players } = table;
  const turned = Math.max(rules['deal.upcard'] === 'absent' ? 0 : 1, table.pile.turned);
  const begun = allCards(players, rules).length - players * growth.dealt - packets(players, rules);
  const seats = [...chairsOf(rules).values()];
  const turns = seats.reduce((sum, seat) => sum + turnsOf(seat, table, rules), 0);
  const before = Math.max(0, thrown(table) - 1);
  // What the turns of a seat without a name added to its hand is not told.
  const untold = growth.turn * (players - seats.length) * Math.ceil(before / players);
  const drawn = Math.max(growth.draw * turns, growth.draw * before - untold);
  const now = seats.reduce((sum, seat) => sum + drawnBy(seat, table, growth), 0);
  const most = begun - turned - drawn - now;
  const left = stockLeft(table.stock);
  return left > most ? [`${left} in the stock, of ${most}`] : [];
}

/** Turns go round: two who have laid nothing have had as many of them, or one of them one more. */
function problemsOfTurns(table: Table, rules: Rules): readonly string[] {
  const seats = [...chairsOf(rules).values()].filter(
    (seat) => table.sides[table.sideOf[seat] ?? 0]?.melds.length === 0,
  );
  const turns = seats.map((seat) => turnsOf(seat, table, rules));
  const uneven = table.ended === null && Math.max(...turns) - Math.min(...turns) > 1;
  return uneven ? [`turns of ${turns}`] : [];
}

/** Cards that are wanting on a side, or too many, and a stock that is too large. */
export function miscounted(table: Table, rules: Rules): readonly string[] {
  return [
    ...table.sides.flatMap((_, side) =>
      wentBlind(side, table) ? [] : problemsOfSide(side, table, rules),
    ),
    ...problemsOfStock(table, rules),
    ...problemsOfTurns(table, rules),
  ];
}
