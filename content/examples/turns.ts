/** Drawing, discarding, and the end of the stock. */
import type { Example } from './example.ts';

/** Late in a deal: what lies on the table. */
const OURS = [
  'QS QH QD QC QS QH QD',
  '8S 8H 8D 8C 8S 8H 2S',
  '10S 10H 10D 10C',
  'AS AH AD',
] as const;
const THEIRS = ['KS KH KD KC KS KH 2H', 'JS JH JD JC JS', '5S 5H 5D 5C', '7S 7H 7D 7C'] as const;

export const TURNS: readonly Example[] = [
  {
    id: 'draw-near-the-end',
    title: 'Does my draw end the deal with two cards left in the stock?',
    about: 'draw.count',
    position: {
      hands: { '1': 'AC KC JD 10S 9S 9D 7S 6H 6C 5S 4H 4C', '2': 12, '3': 13, '4': 14 },
      sides: {
        A: { score: 1810, melds: OURS, redThrees: '3H' },
        B: { score: 2245, melds: THEIRS, redThrees: '3D 3D' },
      },
      pile: '4D 9C 6S 9H 5H 4S 6D QC 10H 3S 7D',
      stock: 'KD 3H',
    },
    move: 'draw',
  },
  {
    id: 'decline-a-fitting-card',
    title: 'May I leave a pile that fits our tens when the stock is gone?',
    about: 'stock.must-take',
    position: {
      hands: { '1': 'AC KC JD 9S 9D 7S 6H 6C 5S 4H 4C', '2': 16, '3': 17, '4': 17 },
      sides: {
        A: { score: 1810, melds: OURS, redThrees: '3H' },
        B: { score: 2245, melds: THEIRS, redThrees: '3H 3D 3D' },
      },
      pile: '6S 10H',
      stock: 0,
    },
    move: 'pass',
  },
  {
    id: 'draw-once-more',
    title: 'What happens if I draw once more in the same turn?',
    about: 'penalty.overdraw',
    position: {
      phase: 'meld',
      hands: { '1': 'AC KS KD QC JH 10C 9S 8D 7H 6S 5D 4H', '2': 11, '3': 11, '4': 11 },
      sides: { A: { score: 0 }, B: { score: 0 } },
      pile: '9H 4D JC',
      stock: 60,
    },
    move: 'draw',
  },
  {
    id: 'draw-after-drawing-too-many',
    title: 'May I draw when I drew one card too many last turn?',
    about: 'penalty.overdraw',
    position: {
      hands: { '1': 'AH KC QS QD JC 10H 9D 8S 7C 6H 5S 4D', '2': 11, '3': 11, '4': 11 },
      sides: { A: { score: 530 }, B: { score: 745 } },
      owedTurns: { '1': 1 },
      pile: '6D KH 9C 5H 10D',
      stock: 58,
    },
    move: 'draw',
  },
  {
    id: 'shown-nine',
    title: 'May I discard another card than the nine I showed by mistake?',
    about: 'exposed.cards',
    position: {
      phase: 'meld',
      hands: { '1': 'KS JD 10H 9C 8S 7D 6H 5C 4D', '2': 10, '3': 8, '4': 9 },
      sides: {
        A: { score: 1015, melds: ['AS AH AD 2C', 'QS QD QC'] },
        B: { score: 825, melds: ['KH KD KC'] },
      },
      exposed: { '1': '9C' },
      pile: '5S 8H JC',
      stock: 59,
    },
    move: 'discard 4D',
  },
  {
    id: 'shown-joker',
    title: 'May I keep the joker that I showed by mistake and discard a four?',
    about: 'exposed.cards',
    position: {
      phase: 'meld',
      hands: { '1': 'Joker QH JS 10D 8C 7S 6D 5H 4C', '2': 11, '3': 11, '4': 11 },
      sides: {
        A: { score: 2110, melds: ['9S 9H 9D'] },
        B: { score: 1945 },
      },
      exposed: { '1': 'Joker' },
      pile: 'KD 6C 8H',
      stock: 60,
    },
    move: 'discard 4C',
  },
  {
    id: 'king-and-two-twos',
    title: 'What does it cost to lay one king with two twos?',
    about: 'penalty.illegal-meld',
    position: {
      phase: 'meld',
      hands: { '1': 'KS 2H 2D QC JD 10S 9H 8C 6D 5C', '2': 9, '3': 10, '4': 10 },
      sides: {
        A: { score: 1360, melds: ['7S 7H 7D'] },
        B: { score: 1185, melds: ['JS JH JC'] },
      },
      pile: '4S QH 8S',
      stock: 60,
    },
    move: 'lay KS 2H 2D',
  },
];
