/** A meld: three or more cards of one rank, wild cards among them. Seven make a canasta. */
import { type Card, isWild, RANKS, type Rank, rankIndex } from './card.ts';
import type { Rules } from './rules.ts';

/**
 * Cards lying together, in the order they were laid. `rank` is that of its first natural card;
 * of wild cards alone it is 'wild'. It need not be legal: the checks decide that.
 */
export interface Meld {
  readonly cards: readonly Card[];
  readonly rank: Rank | 'wild';
  readonly naturals: number;
  readonly wilds: number;
}

/** What kind a finished canasta is; it decides the bonus (`score.canastas`). */
export type CanastaKind = 'natural' | 'mixed' | 'wild';

export function meldOf(cards: readonly Card[]): Meld {
  let wilds = 0;
  let rank: Rank | 'wild' = 'wild';
  for (const card of cards) {
    if (isWild(card)) wilds += 1;
    else if (rank === 'wild') rank = RANKS[rankIndex(card)] as Rank;
  }
  return { cards, rank, naturals: cards.length - wilds, wilds };
}

/** The meld with cards added to it. */
export function addTo(meld: Meld, cards: readonly Card[]): Meld {
  return meldOf([...meld.cards, ...cards]);
}

export function isCanasta(meld: Meld, rules: Rules): boolean {
  return meld.cards.length >= rules['canasta.size'];
}

/** The kind of a canasta: a single wild card makes it mixed (`canasta.spoiled`). */
export function canastaKind(meld: Meld): CanastaKind {
  return meld.naturals === 0 ? 'wild' : meld.wilds === 0 ? 'natural' : 'mixed';
}
