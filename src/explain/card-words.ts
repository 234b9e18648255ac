/** How cards are said: "K♠", "the 2♥", "two kings and a wild card", "two of clubs, wild". */
import {
  type Card,
  isWild,
  JOKER,
  type Rank,
  rankOf,
  type Suit,
  suitOf,
} from '#src/engine/card.ts';
import { meldOf } from '#src/engine/meld.ts';
import type { Onto } from '#src/engine/move.ts';
import { and, capital, counted, inWords } from './number-words.ts';

const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
export const SUIT_NAMES: Readonly<Record<Suit, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};
const RANK_NAMES: Readonly<Record<Rank | 'wild', string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
  joker: 'joker',
  wild: 'wild card',
};

/** "K♠", "Joker". */
export function cardText(card: Card): string {
  return card === JOKER ? 'Joker' : rankOf(card) + SYMBOLS[suitOf(card)];
}

/** For those who hear the cards: "Nine of spades", "Two of clubs, wild". */
export function cardName(card: Card): string {
  if (card === JOKER) return 'Joker, wild';
  const name = capital(`${RANK_NAMES[rankOf(card)]} of ${SUIT_NAMES[suitOf(card)]}`);
  return isWild(card) ? `${name}, wild` : name;
}

/** "K♠ K♥ Joker". */
export function cardList(cards: readonly Card[]): string {
  return cards.map(cardText).join(' ');
}

/** Ranks alone, as on a button: "K K 2". */
export function rankList(cards: readonly Card[]): string {
  return cards.map((card) => (card === JOKER ? 'Joker' : rankOf(card))).join(' ');
}

/** "king", "wild card". */
export function rankName(rank: Rank | 'wild'): string {
  return RANK_NAMES[rank];
}

/** "kings", "sixes", "wild cards". */
export function ranksName(rank: Rank | 'wild'): string {
  return RANK_NAMES[rank] + (rank === '6' ? 'es' : 's');
}

/** "a king", "an ace", "an eight". */
export function aRank(rank: Rank | 'wild'): string {
  return `${rank === 'A' || rank === '8' ? 'an' : 'a'} ${RANK_NAMES[rank]}`;
}

/** So many cards of a rank: "a king", "three kings", "no king". */
export function ofRank(number: number, rank: Rank | 'wild'): string {
  if (number === 0) return `no ${RANK_NAMES[rank]}`;
  return number === 1 ? aRank(rank) : `${inWords(number)} ${ranksName(rank)}`;
}

/** "the 2♥", "the joker", "the K♠ and the K♥", "two jokers". */
export function theCards(cards: readonly Card[]): string {
  const said = [...new Set(cards)].map((card) => {
    const copies = cards.filter((other) => other === card).length;
    if (copies > 1)
      return card === JOKER ? counted(copies, 'joker') : `${inWords(copies)} ${cardText(card)}`;
    return card === JOKER ? 'the joker' : `the ${cardText(card)}`;
  });
  return and(said);
}

export function theCard(card: Card): string {
  return theCards([card]);
}

/** The cards rank by rank, wild ones named last: "two eights and a two". */
export function byRank(cards: readonly Card[]): string {
  return said(cards, rankOf);
}

/** The cards rank by rank, wild ones together: "two sixes and three wild cards". */
export function naturalsAndWilds(cards: readonly Card[]): string {
  return said(cards, (card) => (isWild(card) ? 'wild' : rankOf(card)));
}

function said(cards: readonly Card[], kindOf: (card: Card) => Rank | 'wild'): string {
  const ordered = [...cards.filter((card) => !isWild(card)), ...cards.filter(isWild)];
  const kinds = ordered.map(kindOf);
  const groups = [...new Set(kinds)].map(
    (kind) => [kind, kinds.filter((other) => other === kind).length] as const,
  );
  return and(groups.map(([kind, number]) => ofRank(number, kind)));
}

/** The rank of the meld that an addition means. */
export function rankOnto(onto: Onto): Rank | 'wild' {
  return 'rank' in onto ? onto.rank : meldOf(onto.cards).rank;
}
