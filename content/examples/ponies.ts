/** The pony, the packet set aside at the deal. */
import type { Example } from './example.ts';

export const PONIES: readonly Example[] = [
  {
    id: 'pony-at-the-first-canasta',
    title: 'May I pick up my pony with the canasta I have just laid?',
    about: 'pony.packet',
    under: 'pony',
    position: {
      phase: 'meld',
      hands: { '1': 'QD JS 10C 9S 8H 7H 5D 4C', '2': 13, '3': 13, '4': 13 },
      sides: {
        A: { score: 0, melds: ['KS KH KD KC KS KH 2D'] },
        B: { score: 0 },
      },
      laidThisTurn: ['KS KH KD KC KS KH 2D'],
      pile: '6C',
      stock: 329,
    },
    move: 'pony',
  },
  {
    id: 'pony-without-a-canasta',
    title: 'May I pick up my pony with five nines down and no canasta?',
    about: 'pony.opens',
    under: 'pony',
    position: {
      phase: 'meld',
      hands: { '1': 'AC KD QS JH 10S 8D 7C 6H 5S 4D 4H', '2': 14, '3': 15, '4': 14 },
      sides: {
        A: { score: 1440, melds: ['9S 9H 9D 9C 2S'] },
        B: { score: 1160 },
      },
      pile: '5C JD 7S 10H 8C',
      stock: 320,
    },
    move: 'pony',
  },
  {
    id: 'pony-in-a-later-turn',
    title: 'May I pick up my pony in a later turn than my first canasta?',
    about: 'pony.when',
    under: 'pony',
    position: {
      phase: 'meld',
      hands: { '1': 'AD JC 10D 9H 8S 7D 6S 5H 4S', '2': 15, '3': 14, '4': 16 },
      sides: {
        A: { score: 2290, melds: ['QS QH QD QC QS QH QD QC'] },
        B: { score: 1815 },
      },
      pile: '4C 9C KH 6D 8H 5S JS 7C 10S',
      stock: 313,
    },
    move: 'pony',
  },
];
