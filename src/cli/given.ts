/** From what a case gives to what the engine takes: variants by id, moves and positions with their cards read. */
import { VARIANTS } from '#content/rules/index.ts';
import type { Card } from '#src/engine/card.ts';
import type { Lay, Move, Onto } from '#src/engine/move.ts';
import { parseOnto } from '#src/engine/move-notation.ts';
import { parseCard, parseCards, parseRank } from '#src/engine/notation.ts';
import { readPosition } from '#src/engine/position.ts';
import type { Result } from '#src/engine/result.ts';
import type { Table } from '#src/engine/table.ts';
import { speak } from '#src/explain/spoken.ts';
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';
import { openBook } from '#src/rulebook/variant.ts';
import type { GivenMove, GivenPosition } from './shapes.ts';

/** A case that cannot be read. Its message is one plain sentence. */
export class Unreadable extends Error {}

/** The value, or the first problem thrown as `Unreadable`. */
function need<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Unreadable(result.problems.join(' '));
}

const BOOKS = new Map<string, SpokenBook>();

/** A variant's book in words, opened once. */
export function bookOf(id: string): SpokenBook {
  const open = BOOKS.get(id);
  if (open !== undefined) return open;
  const variant = VARIANTS.find((each) => each.id === id);
  if (variant === undefined) throw new Unreadable(`There is no variant "${id}".`);
  const book = speak(openBook(variant));
  BOOKS.set(id, book);
  return book;
}

export function readTable({ variant, ...position }: GivenPosition): {
  readonly table: Table;
  readonly book: SpokenBook;
} {
  const book = bookOf(variant);
  return { book, table: need(readPosition(position, rulesIn(book))) };
}

export function readMove(given: GivenMove): Move {
  switch (given.do) {
    case 'take':
      return readTake(given);
    case 'meld':
      return { do: 'meld', melds: given.melds.map(readLay) };
    case 'discard':
    case 'red-three':
      return { do: given.do, card: need(parseCard(given.card)) };
    case 'combine': {
      const rank = need(parseRank(given.rank));
      if (rank === 'wild') throw new Unreadable('Melds are combined by rank.');
      return { do: 'combine', rank };
    }
    case 'rearrange':
      return { do: 'rearrange', melds: given.melds.map(someCards) };
    case 'retract':
      return { do: 'retract', melds: given.melds === 'all' ? 'all' : given.melds.map(someCards) };
    default:
      return given;
  }
}

function readTake({ with: cards, onto, melds, free }: Extract<GivenMove, { do: 'take' }>): Move {
  if (free === true) {
    if (cards !== undefined || onto !== undefined || melds !== undefined)
      throw new Unreadable('The turned card is taken free without melding.');
    return { do: 'take-free' };
  }
  return {
    do: 'take',
    with: need(parseCards(cards ?? '')),
    onto: readOnto(onto),
    melds: (melds ?? []).map(readLay),
  };
}

function readOnto(onto: string | undefined): Onto | 'new' {
  return onto === undefined ? 'new' : need(parseOnto(onto));
}

function readLay({
  cards,
  onto,
}: {
  readonly cards: string;
  readonly onto?: string | undefined;
}): Lay {
  return { cards: someCards(cards), onto: readOnto(onto) };
}

function someCards(text: string): readonly Card[] {
  const cards = need(parseCards(text));
  if (cards.length === 0) throw new Unreadable('A meld without cards cannot be judged.');
  return cards;
}

/** The cards of the hand that a move uses. */
export function cardsUsed(move: Move): readonly Card[] {
  switch (move.do) {
    case 'take':
      return [...move.with, ...move.melds.flatMap((lay) => lay.cards)];
    case 'meld':
      return move.melds.flatMap((lay) => lay.cards);
    case 'discard':
    case 'red-three':
      return [move.card];
    default:
      return [];
  }
}
