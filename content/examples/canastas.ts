/** Wild cards on a complete canasta, and canastas of wild cards alone. */
import type { Example } from './example.ts';

export const CANASTAS: readonly Example[] = [
  {
    id: 'fourth-wild-on-four-queens',
    title: 'May a fourth two go on a canasta of four queens and three twos?',
    about: 'canasta.more-wilds',
    position: {
      phase: 'meld',
      hands: { '1': '2C KD 10S 9H 7C 6H 5S', '2': 10, '3': 8, '4': 11 },
      sides: {
        A: { score: 1120, melds: ['QS QH QD QC 2S 2H 2D', '8S 8H 8D 8C'], redThrees: '3H' },
        B: { score: 865, melds: ['JS JH JC JD', 'KS KH KC 2H'] },
      },
      pile: '4D AH KC 9S 7D',
      stock: 47,
    },
    move: 'lay 2C onto Q',
  },
  {
    id: 'two-wilds-on-canasta',
    title: 'May two more wild cards go on a canasta of five sixes and two twos?',
    about: 'canasta.more-wilds',
    position: {
      phase: 'meld',
      hands: { '1': '2H Joker KH JD 10C 9S 8D', '2': 10, '3': 8, '4': 10 },
      sides: {
        A: { score: 1905, melds: ['6S 6H 6D 6C 6S 2S 2D', 'AS AH AD'] },
        B: { score: 2150, melds: ['10S 10H 10D 10S', '4S 4H 4D'], redThrees: '3D' },
      },
      pile: 'QS 5C 7D KS 9H 8C',
      stock: 49,
    },
    move: 'lay 2H Joker onto 6',
  },
  {
    id: 'three-wilds-complete-and-grow',
    title: 'May five sevens and a two take three wild cards in one move?',
    about: 'canasta.more-wilds',
    position: {
      phase: 'meld',
      hands: { '1': '2S 2D Joker KD QH 10D 9H 6S 4C', '2': 9, '3': 6, '4': 10 },
      sides: {
        A: { score: 735, melds: ['7S 7H 7D 7C 7S 2C', 'JS JH JC'] },
        B: { score: 690, melds: ['KS KH KC'] },
      },
      pile: '5C 9D 8S',
      stock: 59,
    },
    move: 'lay 2S 2D Joker onto 7',
  },
  {
    id: 'three-wilds-on-natural-canasta',
    title: 'May three wild cards go on a natural canasta?',
    about: 'canasta.more-wilds',
    position: {
      phase: 'meld',
      hands: { '1': '2S 2H Joker AC JD 9S 8C 6D 5H', '2': 11, '3': 10, '4': 11 },
      sides: {
        A: { score: 2085, melds: ['KS KH KD KC KS KH KD'], redThrees: '3H' },
        B: { score: 1860, melds: ['QS QH QD QC QS'], redThrees: '3D' },
      },
      pile: '10C 4H 7S JC 9D',
      stock: 48,
    },
    move: 'lay 2S 2H Joker onto K',
  },
  {
    id: 'unite-nines-with-four-wilds',
    title: 'May I unite two melds of nines with two wild cards in each?',
    about: 'canasta.more-wilds',
    position: {
      phase: 'meld',
      hands: { '1': 'KC JH 10S 8H 6C 5D 4S', '2': 9, '3': 7, '4': 10 },
      sides: {
        A: { score: 1290, melds: ['9S 9H 9D 2S 2H', '9C 9S 9D 2D Joker'] },
        B: { score: 1455, melds: ['AS AH AD'] },
      },
      pile: '7H QC 5S',
      stock: 59,
    },
    move: 'combine 9',
  },
  {
    id: 'seven-wilds-out-at-once',
    title: 'May seven wild cards be my canasta when my whole hand goes down at once?',
    about: 'canasta.wild',
    under: 'party-solo',
    position: {
      phase: 'meld',
      hands: {
        '1': '2S 2S 2H 2D 2C Joker Joker KS KH KD 9S 9H 9C 5D',
        '2': 13,
        '3': 13,
        '4': 13,
      },
      sides: { A: { score: 1320 }, B: { score: 1745 } },
      pile: 'QD 8C 10S JH',
      stock: 51,
    },
    move: 'lay 2S 2S 2H 2D 2C Joker Joker, lay KS KH KD, lay 9S 9H 9C',
  },
  {
    id: 'seven-wilds-and-a-canasta',
    title: 'May I go out in one turn with seven wild cards and a canasta beside them?',
    about: 'canasta.wild',
    under: 'party-222-solo',
    position: {
      phase: 'meld',
      hands: {
        '1': '2S 2S 2H 2H 2D 2C Joker QS QS QH QH QD QD QC AS AH AD',
        '2': 15,
        '3': 15,
        '4': 15,
      },
      sides: { A: { score: 2860 }, B: { score: 3415 } },
      pile: '8D 5C KH 9S',
      stock: 150,
    },
    move: 'lay 2S 2S 2H 2H 2D 2C Joker, lay QS QS QH QH QD QD QC, lay AS AH AD',
  },
];
