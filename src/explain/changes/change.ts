/** One thing that might be otherwise: at the table, or in the move. */
import { type Card, cardOf, isWild, type Rank, rankOf, SUITS } from '#src/engine/card.ts';
import type { Lay, Move } from '#src/engine/move.ts';
import { without } from '#src/engine/pack.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, type Side, sideAt, type Table, withAt } from '#src/engine/table.ts';
import type { Code, Fault } from '#src/engine/verdict.ts';
import { rankOnto } from '../card-words.ts';

/** An illegal move at its table, and what is wrong with it. */
export interface Refused {
  readonly table: Table;
  readonly move: Move;
  readonly rules: Rules;
  readonly faults: readonly Fault[];
}

export interface Change {
  /** A phrase without capital or period, with the marks of `fill`. */
  readonly phrase: string;
  readonly table: Table;
  readonly move: Move;
}

/** Changes of one kind that might help, the smallest first. */
export type Changes = (refused: Refused) => readonly Change[];

/** The fault of a code, if it is among the faults. */
export function faultOf<C extends Code>({ faults }: Refused, code: C): Fault<C> | undefined {
  return faults.find((fault) => fault.code === code) as Fault<C> | undefined;
}

export function hasFault({ faults }: Refused, codes: readonly Code[]): boolean {
  return faults.some((fault) => codes.includes(fault.code));
}

/** The table with cards added to the hand on turn. */
export function holding(table: Table, cards: readonly Card[]): Table {
  return withHand(table, [...handAt(table, table.turn).cards, ...cards]);
}

/** The table with other known cards in the hand on turn. */
export function withHand(table: Table, cards: readonly Card[]): Table {
  const hand = { ...handAt(table, table.turn), cards };
  return { ...table, hands: withAt(table.hands, table.turn, hand) };
}

/** The table with the side on turn changed. */
export function withSide(table: Table, change: Partial<Side>): Table {
  const at = table.sideOf[table.turn] ?? 0;
  return { ...table, sides: withAt(table.sides, at, { ...sideAt(table, table.turn), ...change }) };
}

/** So many cards of a rank, of the suits that are seen least. */
export function spare(table: Table, rank: Rank, number: number): readonly Card[] {
  const seen = [
    ...table.hands.flatMap(({ cards }) => cards),
    ...table.sides.flatMap(({ melds }) => melds.flatMap(({ cards }) => cards)),
    ...table.pile.cards,
  ];
  const free: Card[] = [];
  while (free.length < number) {
    const copies = (card: Card) => [...seen, ...free].filter((other) => other === card).length;
    const [least] = SUITS.map((suit) => cardOf(rank, suit)).sort((a, b) => copies(a) - copies(b));
    if (least !== undefined) free.push(least);
  }
  return free;
}

/** The groups of cards that a move lays from the hand. */
export function laysOf(move: Move): readonly Lay[] {
  if (move.do === 'meld') return move.melds;
  return move.do === 'take' ? [{ cards: move.with, onto: move.onto }, ...move.melds] : [];
}

/** The move with one of its groups laid otherwise. */
export function withLay(move: Move, at: number, lay: Lay): Move {
  if (move.do === 'meld') return { ...move, melds: withAt(move.melds, at, lay) };
  if (move.do !== 'take') return move;
  return at === 0
    ? { ...move, with: lay.cards, onto: lay.onto }
    : { ...move, melds: withAt(move.melds, at - 1, lay) };
}

/** The cards of the hand on turn that the move does not use. */
export function idleCards({ table, move }: Refused): readonly Card[] {
  const used = laysOf(move).flatMap(({ cards }) => cards);
  return without(handAt(table, table.turn).cards, used).rest;
}

/** The rank that a group makes: of the meld it grows, else of its first natural card, the pile's top card before others. */
export function rankOfLay({ table, move }: Refused, at: number): Rank | undefined {
  const lay = laysOf(move)[at];
  const grows = lay === undefined || lay.onto === 'new' ? 'wild' : rankOnto(lay.onto);
  if (grows !== 'wild') return grows;
  const top = move.do === 'take' && at === 0 ? table.pile.cards.slice(-1) : [];
  const natural = [...top, ...(lay?.cards ?? [])].find((card) => !isWild(card));
  return natural === undefined ? undefined : rankOf(natural);
}
