/** One plays the cards in one's hand; in taking the pile its top card too, never those beneath it. */
import type { Turn } from '../attempt.ts';
import type { Card } from '../card.ts';
import { type Check, check } from '../check.ts';
import { without } from '../pack.ts';

/** A move that uses cards of the hand, and those of them the hand lacks. */
export interface Using extends Turn {
  readonly lacking: readonly Card[];
}

export const OWN_CARDS: Check<Using> = check('cards.own', 'cards.own', {
  reads: ['cards.own'],
  under: (rules) => rules['cards.own'] === 'those-in-the-hand',
  holds: ({ lacking }) => lacking.length === 0,
  facts: ({ lacking, table }) => {
    const under = table.pile.cards.slice(0, -1);
    const buried = without(lacking, without(under, lacking).lacking).rest;
    return { lacking, buried };
  },
});
