/** Moves, put shortly. */
import type { Card, Rank } from '#src/engine/card.ts';
import type { Lay, Move } from '#src/engine/move.ts';

/** Takes the pile with cards of the hand, as a new meld; or onto a meld of a rank. */
export function take(
  cards: readonly Card[],
  onto: Rank | 'new' = 'new',
  melds: readonly Lay[] = [],
): Move {
  return { do: 'take', with: cards, onto: onto === 'new' ? onto : { rank: onto }, melds };
}

/** Lays new melds. */
export function lay(...melds: readonly (readonly Card[])[]): Move {
  return { do: 'meld', melds: melds.map(fresh) };
}

/** Adds cards to a meld. */
export function add(cards: readonly Card[], rank: Rank): Move {
  return { do: 'meld', melds: [{ cards, onto: { rank } }] };
}

function fresh(cards: readonly Card[]): Lay {
  return { cards, onto: 'new' };
}

export function discard(card: Card | undefined): Move {
  return card === undefined ? { do: 'end' } : { do: 'discard', card };
}
