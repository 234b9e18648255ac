/** New names for all cards, such that no rule of two rule sets sees a difference. */
import {
  CARDS,
  type Card,
  cardOf,
  NATURAL_RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from '#src/engine/card.ts';
import { type Chance, shuffled } from '#src/engine/chance.ts';
import { pointsOf } from '#src/engine/pack.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Naming } from './renamed.ts';

/** The colors: threes of one color are not threes of the other. */
const COLORS: readonly (readonly Suit[])[] = [
  ['S', 'C'],
  ['H', 'D'],
];

/**
 * Ranks of the same worth change places, and so do suits; threes keep their color. Wild cards stay wild cards
 * of their rank.
 */
export function newNames(games: readonly Rules[], chance: Chance): Naming {
  const ranks = newRanks(games, chance);
  const names = new Map<Card, Card>();
  for (const rank of new Set(CARDS.map(rankOf))) {
    const suits = newSuits(rank, chance);
    for (const card of CARDS.filter((each) => rankOf(each) === rank))
      names.set(card, cardOf(ranks.get(rank) ?? rank, suits.get(suitOf(card)) ?? suitOf(card)));
  }
  return (card) => names.get(card) ?? card;
}

function newRanks(games: readonly Rules[], chance: Chance): ReadonlyMap<Rank, Rank> {
  const worth = (rank: Rank) => games.map((rules) => pointsOf(cardOf(rank, 'S'), rules)).join(' ');
  const alike = Map.groupBy<string, Rank>(NATURAL_RANKS, worth);
  return new Map([...alike.values()].flatMap((some) => paired(some, chance)));
}

function newSuits(rank: Rank, chance: Chance): ReadonlyMap<Suit, Suit> {
  const alike = rank === '3' ? COLORS : [SUITS];
  return new Map(alike.flatMap((some) => paired(some, chance)));
}

function paired<T>(some: readonly T[], chance: Chance): readonly (readonly [T, T])[] {
  const others = shuffled(some, chance);
  return some.map((each, at) => [each, others[at] ?? each]);
}
