/** A hand as it stands in the rack: grouped by rank, high to low, wild cards last. */
import {
  type Card,
  isWild,
  NATURAL_RANKS,
  type Rank,
  rankOf,
  SUITS,
  suitOf,
} from '#src/engine/card.ts';

/** One card in the rack. Equal cards are told apart by `key`, so that one of two can be chosen. */
export interface HeldCard {
  readonly key: string;
  readonly card: Card;
  /** Which of the equal cards it is, from 1, and how many there are. */
  readonly copy: number;
  readonly copies: number;
}

export interface RankGroup {
  readonly rank: Rank;
  readonly wild: boolean;
  readonly cards: readonly HeldCard[];
}

const ORDER: readonly Rank[] = [...NATURAL_RANKS.toReversed(), '3', '2', 'joker'];

function inOrder(one: Card, other: Card): number {
  const byRank = ORDER.indexOf(rankOf(one)) - ORDER.indexOf(rankOf(other));
  return byRank !== 0 ? byRank : SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other));
}

/** The cards of a hand in the order of the rack. */
export function held(cards: readonly Card[]): readonly HeldCard[] {
  const seen = new Map<Card, number>();
  return cards.toSorted(inOrder).map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    const copies = cards.filter((other) => other === card).length;
    return { key: `${card}.${copy}`, card, copy, copies };
  });
}

/** Neighbors of one rank, as they share a place in the rack. */
export function groups(cards: readonly HeldCard[]): readonly RankGroup[] {
  return ORDER.map((rank) => {
    const ofRank = cards.filter(({ card }) => rankOf(card) === rank);
    return { rank, wild: ofRank.some(({ card }) => isWild(card)), cards: ofRank };
  }).filter((group) => group.cards.length > 0);
}
