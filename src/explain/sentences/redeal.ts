/** Asking for a new deal. */
import { rankOf } from '#src/engine/card.ts';
import { ranksName, theCards } from '../card-words.ts';
import { and, figure } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

export const REDEAL: Sentences<'redeal'> = {
  'redeal.right': {
    fault: () => 'Nobody may ask for a new deal here, whatever the hand.',
    ground: () => 'A poor enough hand gives the right to a new deal.',
  },
  'redeal.how': {
    fault: () =>
      'A new deal is asked for right after the deal, before a red three is laid or a card drawn.',
    ground: () => 'The cards are just dealt and nobody has drawn.',
  },
  'redeal.minimum': {
    fault: ({ minimum, from }) =>
      `A new deal may be asked for when the first meld must be worth ${figure(from)} or more. [Side need] only ${figure(minimum)}.`,
    ground: ({ minimum }) =>
      `[Side's] first meld must be worth ${figure(minimum)}, which is high enough.`,
  },
  'redeal.hand': {
    fault: ({ wilds, pairs }) => {
      const ranks = [...new Set(pairs.map(rankOf))];
      const wild = wilds.length === 0 ? [] : [theCards(wilds)];
      const pair =
        ranks.length === 0
          ? []
          : [`${ranks.length === 1 ? 'a pair' : 'pairs'} of ${and(ranks.map(ranksName))}`];
      return `A new deal takes a hand with no wild card and no pair, and this one has ${[...wild, ...pair].join(', and ')}.`;
    },
    ground: () => 'The hand has no wild card and no pair.',
  },
};
