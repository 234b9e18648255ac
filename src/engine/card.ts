/**
 * A card is a small whole number: rank times four plus suit; the joker stands alone at the end.
 * Packs repeat, so a list of cards is a multiset: two queens of spades are the same card twice.
 */

/** Ranks that can be melded as naturals, low to high. */
export const NATURAL_RANKS = ['4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type NaturalRank = (typeof NATURAL_RANKS)[number];

/** Every rank, in the order of their numbers: naturals, then threes, twos and jokers. */
export const RANKS = [...NATURAL_RANKS, '3', '2', 'joker'] as const;
export type Rank = (typeof RANKS)[number];
export type Wild = '2' | 'joker';

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

declare const card: unique symbol;
/** A card of the pack, 0 to 52. Only `cardOf` and the notation make one. */
export type Card = number & { readonly [card]: true };

const THREE = RANKS.indexOf('3');
const TWO = RANKS.indexOf('2');
const WILD_FROM = TWO * SUITS.length;
const threeOf = (suit: Suit) => THREE * SUITS.length + SUITS.indexOf(suit);
const THREE_OF_HEARTS = threeOf('H');
const THREE_OF_DIAMONDS = threeOf('D');
const THREE_OF_SPADES = threeOf('S');
const THREE_OF_CLUBS = threeOf('C');

/** The joker, which has no suit. */
export const JOKER = (RANKS.indexOf('joker') * SUITS.length) as Card;

/** How many different cards there are. */
export const CARD_KINDS = JOKER + 1;

/** The card of a rank and suit. A joker has no suit: any suit gives the joker. */
export function cardOf(rank: Rank, suit: Suit): Card {
  return rank === 'joker'
    ? JOKER
    : ((RANKS.indexOf(rank) * SUITS.length + SUITS.indexOf(suit)) as Card);
}

/** Every different card once. */
export const CARDS: readonly Card[] = Array.from({ length: CARD_KINDS }, (_, at) => at as Card);

/** The number of a card's rank: its place in `RANKS`. */
export function rankIndex(card: Card): number {
  return card >> 2;
}

export function rankOf(card: Card): Rank {
  return RANKS[card >> 2] as Rank;
}

/** The suit; of a joker, that of spades, which nobody asks for. */
export function suitOf(card: Card): Suit {
  return SUITS[card & 3] as Suit;
}

/** Jokers and twos of all suits are wild in every variant taught here (`cards.wild`). */
export function isWild(card: Card): boolean {
  return card >= WILD_FROM;
}

/** A red three: never melded or discarded, a bonus card. */
export function isRedThree(card: Card): boolean {
  return card === THREE_OF_HEARTS || card === THREE_OF_DIAMONDS;
}

/** A black three: it stops the pile, and is melded only in special cases. */
export function isBlackThree(card: Card): boolean {
  return card === THREE_OF_SPADES || card === THREE_OF_CLUBS;
}

/** A card that an ordinary meld is made of: 4 to ace. */
export function isMeldRank(card: Card): boolean {
  return card < THREE * SUITS.length;
}
