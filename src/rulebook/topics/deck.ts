/** The packs that are shuffled together, and their jokers. */
import type { Questions } from '../question.ts';
import { counted, inWords } from '../wording.ts';

export const DECK: Questions<'deck'> = {
  'deck.packs': {
    name: 'Packs of cards',
    question: 'How many packs of 52, for how many players?',
    kind: 'computed',
    stakes: 2,
    say: (answer) => {
      const packs = counted(answer.packs, 'pack');
      switch (answer.kind) {
        case 'fixed':
          return `${packs} of 52 cards, shuffled together`;
        case 'by-pairs':
          return `${packs} for up to ${inWords(answer.upTo)} players, ${inWords(answer.perExtraPair)} more for each further pair`;
        case 'per-player':
          return `${packs} for each player, shuffled together`;
      }
    },
    short: (answer) => {
      switch (answer.kind) {
        case 'fixed':
          return `${answer.packs} packs`;
        case 'by-pairs':
          return `${answer.packs} packs for ${answer.upTo} players`;
        case 'per-player':
          return `${answer.packs} packs a player`;
      }
    },
  },
  'deck.jokers': {
    name: 'Jokers',
    question: 'How many jokers come with each pack?',
    kind: 'computed',
    stakes: 2,
    say: (answer) => `${counted(answer, 'joker')} with each pack`,
    short: (answer) => `${answer} a pack`,
  },
};
