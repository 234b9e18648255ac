/** Cards coming from the stock: red threes among them are laid and replaced, and the last card may end the deal. */
import { type Card, isRedThree } from './card.ts';
import type { Received, Rules } from './rules.ts';
import {
  type Cards,
  type Seat,
  type Side,
  type SideIndex,
  type Stock,
  stockLeft,
  type Table,
  withAt,
} from './table.ts';

/** Takes one card off the stock: the card where it is known. */
function takeOne(stock: Stock): { readonly card: Card | null; readonly stock: Stock } {
  if (!stock.known) return { card: null, stock: { known: false, left: stock.left - 1 } };
  return { card: stock.cards[stock.next] as Card, stock: { ...stock, next: stock.next + 1 } };
}

/**
 * The table after a seat has received so many cards from the stock, or what is there (`draw.short`). A red three
 * is laid and, where `then` says so, replaced. If the stock's very last card is one, it is shown and the deal
 * ends (`stock.last-red-three`).
 */
export function receive(
  table: Table,
  seat: Seat,
  count: number,
  then: Received,
  rules: Rules,
): Table {
  let { stock } = table;
  let due = count;
  let unseen = 0;
  let over = false;
  const drawn: Card[] = [];
  const reds: Card[] = [];
  while (due > 0 && stockLeft(stock) > 0 && !over) {
    const one = takeOne(stock);
    stock = one.stock;
    if (one.card === null) unseen += 1;
    else if (isRedThree(one.card) && rules['red-three.use'] === 'bonus-only') {
      reds.push(one.card);
      over = stockLeft(stock) === 0 && rules['stock.last-red-three'] === 'shown-and-deal-ends';
      if (then === 'laid-and-replaced') continue;
    } else drawn.push(one.card);
    due -= 1;
  }
  const after = { ...table, stock, hands: withHand(table, seat, drawn, unseen) };
  const laid = reds.length === 0 ? after : layRedThrees(after, seat, reds);
  return over ? { ...laid, ended: { by: 'stock' } } : laid;
}

function withHand(
  table: Table,
  seat: Seat,
  cards: readonly Card[],
  unseen: number,
): readonly Cards[] {
  const hand = table.hands[seat] as Cards;
  return withAt(table.hands, seat, {
    cards: hand.cards.concat(cards),
    unseen: hand.unseen + unseen,
  });
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
