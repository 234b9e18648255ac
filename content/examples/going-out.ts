/** Going out, and having no card left. */
import type { Example } from './example.ts';

export const GOING_OUT: readonly Example[] = [
  {
    id: 'three-kings-one-canasta',
    title: 'With one canasta, may I lay three kings and keep one card to throw?',
    about: 'out.canastas',
    position: {
      phase: 'meld',
      hands: { '1': 'KS KH KD 4S', '2': 10, '3': 10, '4': 11 },
      sides: {
        A: { score: 1435, melds: ['10S 10H 10D 10C 10S 10H 2C', '7S 7H 7C'] },
        B: { score: 1160, melds: ['QS QD QC QH', 'AS AC AD'], redThrees: '3H' },
      },
      pile: '8H 5D JC 9S 6C',
      stock: 50,
      permission: { seat: 1, answer: 'yes' },
    },
    move: 'lay KS KH KD',
  },
  {
    id: 'last-card-one-canasta',
    title: 'With one canasta, may I throw my last card?',
    about: 'out.canastas',
    position: {
      phase: 'meld',
      hands: { '1': '9D', '2': 10, '3': 11, '4': 10 },
      sides: {
        A: { score: 2205, melds: ['6S 6H 6D 6C 6S 6H 2D', 'JS JH JC', 'KS KH KC'] },
        B: { score: 2360, melds: ['8S 8H 8C 8D', 'QS QH QC'] },
      },
      laidThisTurn: ['KS KH KC'],
      pile: '5C QD 7H 4D AS',
      stock: 51,
      permission: { seat: 1, answer: 'yes' },
    },
    move: 'discard 9D',
  },
  {
    id: 'out-without-a-discard',
    title: 'May I go out by laying every card, with none left to throw?',
    about: 'out.how',
    position: {
      phase: 'meld',
      hands: { '1': 'KS KH KD 8C', '2': 10, '3': 8, '4': 11 },
      sides: {
        A: {
          score: 1740,
          melds: ['QS QH QD QC QS QH QD', 'JS JH JD JC JS 2S 2H', '8S 8H 8D'],
          redThrees: '3H',
        },
        B: { score: 1520, melds: ['AS AH AD AC AS AH 2D', '6S 6H 6D 6C'], redThrees: '3D 3D' },
      },
      pile: '9C 5H 10D 7S 4D',
      stock: 39,
      permission: { seat: 1, answer: 'yes' },
    },
    move: 'lay KS KH KD, lay 8C onto 8',
  },
  {
    id: 'lay-the-last-three',
    title: 'May I lay my last three cards when we have no canasta?',
    about: 'out.how',
    position: {
      phase: 'meld',
      hands: { '1': 'KS KH KD', '2': 12, '3': 13, '4': 12 },
      sides: {
        A: { score: 665, melds: ['10S 10H 10C 10D', 'AS AH AC 2S'] },
        B: { score: 930 },
      },
      pile: '7D 9S 5C JH 6D QC',
      stock: 54,
    },
    move: 'lay KS KH KD',
  },
  {
    id: 'no-card-to-throw',
    title: 'Does my turn just end when I have no card to throw?',
    about: 'discard.unable',
    under: 'pony',
    position: {
      phase: 'meld',
      hands: { '1': '', '2': 15, '3': 16, '4': 15 },
      sides: {
        A: {
          score: 1275,
          melds: ['10S 10H 10C 10D', 'AS AH AD AC 2S', 'QS QH QD QC 2D', 'KS KH KD'],
        },
        B: { score: 1540 },
      },
      laidThisTurn: ['KS KH KD'],
      pile: '6D 9C 4S 7H 5C 8D',
      stock: 315,
    },
    move: 'end',
  },
  {
    id: 'whole-hand-one-canasta',
    title: 'May my whole hand go down in one turn with one canasta in it?',
    about: 'out.blind',
    under: 'party-solo',
    position: {
      phase: 'meld',
      hands: {
        '1': '4S 4S 4H 4H 4D 4D 4C KS KH KD KC QS QH QC',
        '2': 13,
        '3': 13,
        '4': 13,
      },
      sides: { A: { score: 0 }, B: { score: 0 } },
      pile: '8D 5C 9H 10S',
      stock: 51,
    },
    move: 'lay 4S 4S 4H 4H 4D 4D 4C, lay KS KH KD KC, lay QS QH QC',
  },
  {
    id: 'whole-hand-two-canastas',
    title: 'May my whole hand go down in one turn with two canastas in it?',
    about: 'out.blind',
    under: 'party-222-solo',
    position: {
      phase: 'meld',
      hands: {
        '1': '7S 7S 7H 7H 7D 7D 7C 9S 9S 9H 9H 9D 9D 9C AS AH AD',
        '2': 15,
        '3': 15,
        '4': 15,
      },
      sides: { A: { score: 3120 }, B: { score: 2775 } },
      pile: 'KD 5S JC 10H',
      stock: 150,
    },
    move: 'lay 7S 7S 7H 7H 7D 7D 7C, lay 9S 9S 9H 9H 9D 9D 9C, lay AS AH AD',
  },
];
