/** Taking the pile for a side that has nothing down yet. */
import type { Example } from './example.ts';

export const PILES_BEFORE_MELDING: readonly Example[] = [
  {
    id: 'king-and-two-before-melding',
    title: 'May a king and a two take an open pile before our side has melded?',
    about: 'pile.unopened',
    position: {
      hands: { '1': 'KS 2H AS AH AD QC 10D 9H 7S 6C 4D', '2': 9, '3': 11, '4': 10 },
      sides: { A: { score: 900 }, B: { score: 1070, melds: ['JS JD JC'] } },
      pile: '8C 5D KD',
      stock: 61,
    },
    move: 'take with KS 2H, lay AS AH AD',
  },
  {
    id: 'pair-before-melding',
    title: 'Do two natural tens take the pile before our side has melded?',
    about: 'pile.unopened',
    position: {
      hands: { '1': '10S 10H AS AC AH KD JD 9C 8S 6D 5H', '2': 10, '3': 11, '4': 9 },
      sides: { A: { score: 1725 }, B: { score: 1950, melds: ['KS KH KC'] } },
      pile: 'QH 7C 4S 10D',
      stock: 60,
    },
    move: 'take with 10S 10H, lay AS AC AH',
  },
  {
    id: 'frozen-pile-before-melding',
    title: 'Does a natural pair take a frozen pile before our side has melded?',
    about: 'pile.unopened',
    position: {
      hands: { '1': 'QS QH KS KH KD AC 10C 9D 8S 7C 5D', '2': 11, '3': 11, '4': 11 },
      sides: { A: { score: 0 }, B: { score: 0 } },
      pile: '4S 2S 6H JC QD',
      stock: 59,
    },
    move: 'take with QS QH, lay KS KH KD',
  },
  {
    id: 'pair-and-a-two-before-melding',
    title: 'May a two lie with the queens that take the pile, to reach our minimum?',
    about: 'pile.unopened',
    position: {
      hands: { '1': 'QS QH 2D KC JD 10S 9H 8C 7S 5H 4D', '2': 11, '3': 11, '4': 11 },
      sides: { A: { score: 1105 }, B: { score: 1390 } },
      pile: '6C 9D QD',
      stock: 61,
    },
    move: 'take with QS QH 2D',
  },
];
