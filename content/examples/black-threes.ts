/** Black threes melded in going out. */
import type { Example } from './example.ts';

export const BLACK_THREES: readonly Example[] = [
  {
    id: 'black-threes-out',
    title: 'May I lay three black threes when I go out?',
    about: 'black-three.meld',
    position: {
      phase: 'meld',
      hands: { '1': '3S 3S 3C 9D', '2': 10, '3': 7, '4': 11 },
      sides: {
        A: {
          score: 2260,
          melds: ['QS QH QD QC QS QH QD', 'JS JH JD JC JS 2S 2H', '8S 8H 8C'],
          redThrees: '3D',
        },
        B: { score: 1975, melds: ['KS KH KD KC KS KH 2D', '5S 5H 5D 5C'], redThrees: '3H 3H' },
      },
      pile: '10D 6C 4S 7H QC AD 9C',
      stock: 38,
      permission: { seat: 1, answer: 'yes' },
    },
    move: 'lay 3S 3S 3C',
  },
  {
    id: 'black-threes-one-canasta',
    title: 'Is one canasta enough to go out with three black threes?',
    about: 'out.canastas',
    position: {
      phase: 'meld',
      hands: { '1': '3S 3C 3C 6D', '2': 11, '3': 10, '4': 11 },
      sides: {
        A: { score: 890, melds: ['10S 10H 10D 10C 10S 10H 2D', 'AS AH AD'] },
        B: { score: 1025, melds: ['QS QH QC QD 2C'], redThrees: '3D' },
      },
      pile: '8C 5D KH 9S 7D JC',
      stock: 50,
      permission: { seat: 1, answer: 'yes' },
    },
    move: 'lay 3S 3C 3C',
  },
  {
    id: 'black-threes-with-a-two',
    title: 'May a two stand in for the third black three when I go out?',
    about: 'black-three.wilds',
    position: {
      phase: 'meld',
      hands: { '1': '3S 3C 2H KD', '2': 11, '3': 7, '4': 10 },
      sides: {
        A: {
          score: 1340,
          melds: ['9S 9H 9D 9C 9S 9H 2S', '7S 7H 7D 7C 7S 7H 7D', 'AS AC AD'],
          redThrees: '3H 3D',
        },
        B: { score: 1610, melds: ['KS KH KC KS KH 2D 2C', '4S 4H 4D'], redThrees: '3H' },
      },
      pile: '6S JD 10C 5H QS 8D',
      stock: 40,
      permission: { seat: 1, answer: 'yes' },
    },
    move: 'lay 3S 3C 2H',
  },
  {
    id: 'black-three-canasta',
    title: 'May four black threes and three wild cards be my last canasta?',
    about: 'black-three.wilds',
    position: {
      phase: 'meld',
      hands: { '1': '3S 3S 3C 3C 2D 2C Joker 8H', '2': 10, '3': 8, '4': 11 },
      sides: {
        A: { score: 2745, melds: ['5S 5H 5D 5C 5S 5H 2H', 'KS KH KD'], redThrees: '3D 3D' },
        B: { score: 2390, melds: ['JS JH JD JC', 'AS AH AD AC 2S'], redThrees: '3H' },
      },
      pile: '9C QH 6D 10S 4C',
      stock: 44,
      permission: { seat: 1, answer: 'yes' },
    },
    move: 'lay 3S 3S 3C 3C 2D 2C Joker',
  },
];
