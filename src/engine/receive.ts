/** Cards coming from the stock: red threes among them are laid and replaced, and the last card may end the deal. */
import { type Card, isRedThree } from './card.ts';
import { joined } from './pack.ts';
import type { Received, Rules } from './rules.ts';
import {
  type Cards,
  type Seat,
  type Side,
  type SideIndex,
  type Stock,
  type Table,
  withAt,
} from './table.ts';

/** What came off the stock: cards for the hand, red threes for the table, and whether the deal ends by it. */
interface Receipt {
  readonly stock: Stock;
  readonly cards: readonly Card[];
  readonly unseen: number;
  readonly reds: readonly Card[];
  readonly over: boolean;
}

/** Takes so many cards off a stock that is known. */
function takeKnown(
  stock: Extract<Stock, { known: true }>,
  count: number,
  then: Received,
  rules: Rules,
): Receipt {
  const { cards } = stock;
  let reds = NONE;
  let next = stock.next;
  let over = false;
  for (let due = count; due > 0 && next < cards.length && !over; ) {
    const card = cards[next] as Card;
    next += 1;
    if (isRedThree(card) && rules['red-three.use'] === 'bonus-only') {
      reds = joined(reds, [card]);
      over = next === cards.length && rules['stock.last-red-three'] === 'shown-and-deal-ends';
      if (then === 'laid') due -= 1;
    } else due -= 1;
  }
  const shown = cards.slice(stock.next, next);
  const drawn = reds.length === 0 ? shown : shown.filter((card) => !isRedThree(card));
  return { stock: { known: true, cards, next }, cards: drawn, unseen: 0, reds, over };
}

const NONE: readonly Card[] = [];

/** Takes cards off a stock of which only the number is known: they count, and cannot be named. */
function takeUnseen(left: number, count: number): Receipt {
  const unseen = Math.min(left, count);
  const stock: Stock = { known: false, left: left - unseen };
  return { stock, cards: NONE, unseen, reds: NONE, over: false };
}

/** What changes of a table when a seat receives cards. */
export type Receiving = Pick<Table, 'stock' | 'hands' | 'sides' | 'ended'>;

/**
 * The parts of the table that change when a seat receives so many cards from the stock, or what is there
 * (`draw.short`). A red three is laid and, where `then` says so, replaced. If the stock's very last card is one,
 * it is shown and the deal ends (`stock.last-red-three`).
 */
export function receiving(
  table: Table,
  seat: Seat,
  count: number,
  then: Received,
  rules: Rules,
): Receiving {
  const { stock, cards, unseen, reds, over } = table.stock.known
    ? takeKnown(table.stock, count, then, rules)
    : takeUnseen(table.stock.left, count);
  const hand = table.hands[seat] as Cards;
  const held = { cards: joined(hand.cards, cards), unseen: hand.unseen + unseen };
  return {
    stock,
    hands: withAt(table.hands, seat, held),
    sides: reds.length === 0 ? table.sides : layRedThrees(table, seat, reds).sides,
    ended: over ? { by: 'stock' } : table.ended,
  };
}

/** The table after a seat has received cards. */
export function receive(
  table: Table,
  seat: Seat,
  count: number,
  then: Received,
  rules: Rules,
): Table {
  return { ...table, ...receiving(table, seat, count, then, rules) };
}

/** The table with red threes added to those of the seat's side. */
export function layRedThrees(table: Table, seat: Seat, reds: readonly Card[]): Table {
  if (reds.length === 0) return table;
  const at = table.sideOf[seat] as SideIndex;
  const side = table.sides[at] as Side;
  return {
    ...table,
    sides: withAt(table.sides, at, { ...side, redThrees: [...side.redThrees, ...reds] }),
  };
}
