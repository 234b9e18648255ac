/** The table: everything that lies on it or is held, as one moment of a deal. Plain data, never changed. */
import type { Card } from './card.ts';
import type { Meld } from './meld.ts';
import type { PenaltyRule } from './verdict.ts';

/** A player's place, counted clockwise from 0. (In the notation seats begin at 1.) */
export type Seat = number;
/** A side's number, 0 for A. */
export type SideIndex = number;

/** 'draw': the turn begins. 'meld': the player has drawn or taken the pile, may meld, and must end the turn. */
export type Phase = 'draw' | 'meld';

/** Cards one can name, and how many more there are that one cannot. */
export interface Cards {
  readonly cards: readonly Card[];
  readonly unseen: number;
}

export interface Side {
  /** Points before this deal. */
  readonly score: number;
  readonly melds: readonly Meld[];
  readonly redThrees: readonly Card[];
  /** Points by which the first meld's minimum was raised in this deal (`penalty.full-retraction`). */
  readonly minimumRaised: number;
  /** Penalties met in this deal, to be scored at its end. */
  readonly penalties: readonly PenaltyRule[];
}

/** Bottom to top; the last card is the top. `turned`: how many of the lowest were turned from the stock at the deal. */
export interface Pile {
  readonly cards: readonly Card[];
  readonly turned: number;
}

/** The stock's cards in the order they will be drawn, when known from `next` on; else only their number. */
export type Stock =
  | { readonly known: true; readonly cards: readonly Card[]; readonly next: number }
  | { readonly known: false; readonly left: number };

/** Cards laid in this turn: a new meld, or an addition to the meld that held `onto` before it. */
export interface Laid {
  readonly cards: readonly Card[];
  readonly onto: readonly Card[] | 'new';
}

/** A request to go out, this turn, and what the partner said. */
export interface Permission {
  readonly seat: Seat;
  readonly answer: 'yes' | 'no' | 'awaited';
}

/** How a deal ended. `blind`: the whole hand went in one turn, on the terms of `out.blind`. */
export type Ended =
  | { readonly by: 'out'; readonly seat: Seat; readonly blind: boolean }
  | { readonly by: 'stock' }
  | { readonly by: 'redeal' };

export interface Table {
  readonly players: number;
  /** Which side each seat belongs to. */
  readonly sideOf: readonly SideIndex[];
  readonly sides: readonly Side[];
  readonly hands: readonly Cards[];
  readonly turn: Seat;
  readonly phase: Phase;
  /** The very first turn of the deal. */
  readonly firstTurn: boolean;
  /** Right after the deal: red threes not yet laid, nobody has drawn. */
  readonly dealt: boolean;
  readonly drawnFrom: 'stock' | 'pile';
  readonly pile: Pile;
  readonly stock: Stock;
  readonly laid: readonly Laid[];
  /** Whether some of an insufficient first meld was taken back this turn: it is paid for once (A-S68). */
  readonly tookBack: 'nothing' | 'something';
  /** Seats that took the pile or the turned card in an earlier turn of this deal. */
  readonly tookPile: readonly Seat[];
  readonly permission: Permission | null;
  /** By seat: turns without a draw still owed for drawing too many (`penalty.overdraw`). */
  readonly owedTurns: readonly number[];
  /** By seat: cards shown by mistake before this turn; they are in the hand too. */
  readonly exposed: readonly (readonly Card[])[];
  /** By seat: red threes kept against the rules; they are in the hand too. */
  readonly undeclared: readonly (readonly Card[])[];
  readonly turnsPlayed: readonly number[];
  /** By seat: the packet set aside, none once it is picked up. */
  readonly ponies: readonly Cards[];
  /** Seats that have laid or completed their first canasta: it opens their pony. */
  readonly presented: readonly Seat[];
  readonly outOfRound: readonly Seat[];
  readonly ended: Ended | null;
}

export const NO_CARDS: Cards = { cards: [], unseen: 0 };

/** How many cards a hand or a pony has. */
export function sizeOf(cards: Cards): number {
  return cards.cards.length + cards.unseen;
}

export function stockLeft(stock: Stock): number {
  return stock.known ? stock.cards.length - stock.next : stock.left;
}

/** The pile's top card, if there is a pile. */
export function topOf(pile: Pile): Card | undefined {
  return pile.cards[pile.cards.length - 1];
}

/** The side of a seat. */
export function sideAt(table: Table, seat: Seat): Side {
  return table.sides[table.sideOf[seat] as SideIndex] as Side;
}

export function handAt(table: Table, seat: Seat): Cards {
  return table.hands[seat] as Cards;
}

/** The other seats of the same side, next first; none for a player alone. */
export function partnersOf(table: Table, seat: Seat): readonly Seat[] {
  const others = table.sideOf.map((_, at) => (seat + at) % table.players);
  return others.filter((other) => other !== seat && table.sideOf[other] === table.sideOf[seat]);
}

/** The list with one place changed. */
export function withAt<T>(list: readonly T[], at: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

/** The table with another hand for the seat on turn. */
export function withOwnHand(table: Table, hand: Cards): Table {
  return { ...table, hands: withAt(table.hands, table.turn, hand) };
}

/** The table with the side of the seat on turn changed. */
export function withOwnSide(table: Table, change: Partial<Side>): Table {
  return {
    ...table,
    sides: withAt(table.sides, table.sideOf[table.turn] as SideIndex, {
      ...sideAt(table, table.turn),
      ...change,
    }),
  };
}

/** The table with other melds of that side, and what of them was laid in this turn. */
export function withMelds(table: Table, melds: readonly Meld[], laid: readonly Laid[]): Table {
  return { ...withOwnSide(table, { melds }), laid };
}
