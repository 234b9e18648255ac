/** Wild cards and natural ones in one meld. */
import type { Example } from './example.ts';

export const MELDS: readonly Example[] = [
  {
    id: 'two-and-two',
    title: 'May two wild cards lie with two queens?',
    about: 'meld.balance',
    position: {
      phase: 'meld',
      hands: { '1': 'QS QD 2H 2C KS JD 9C 7H 6S 5D 4C', '2': 10, '3': 9, '4': 9 },
      sides: {
        A: { score: 620, melds: ['8S 8C 8D'] },
        B: { score: 785, melds: ['KH KD KC'] },
      },
      pile: '6H JC 9D 10C',
      stock: 59,
    },
    move: 'lay QS QD 2H 2C',
  },
  {
    id: 'two-jacks-three-wilds',
    title: 'May three wild cards lie with two jacks?',
    about: 'meld.balance',
    position: {
      phase: 'meld',
      hands: { '1': 'JS JC 2S 2D Joker AD KH 10S 8D 7C 5H', '2': 8, '3': 9, '4': 8 },
      sides: {
        A: { score: 1240, melds: ['9S 9H 9C'] },
        B: { score: 1090, melds: ['AS AC AH', '6D 6C 6S'] },
      },
      pile: '4H 10D QC 5S KD',
      stock: 58,
    },
    move: 'lay JS JC 2S 2D Joker',
  },
  {
    id: 'second-wild-on-two-kings',
    title: 'May a second two join two kings and a two?',
    about: 'meld.balance',
    position: {
      phase: 'meld',
      hands: { '1': '2H QC 10D 9H 8C 7S 5D 4S', '2': 9, '3': 8, '4': 10 },
      sides: {
        A: { score: 340, melds: ['KS KD 2S', 'JS JH JD JC'] },
        B: { score: 505, melds: ['AS AH AC'] },
      },
      pile: '6C 5H QD',
      stock: 60,
    },
    move: 'lay 2H onto K',
  },
  {
    id: 'take-with-two-wilds',
    title: 'May I lay one king and two twos to take a king from the pile?',
    about: 'meld.balance',
    position: {
      hands: { '1': 'KS 2H 2D QC JH 10C 9D 7H 5S', '2': 11, '3': 10, '4': 11 },
      sides: {
        A: { score: 1180, melds: ['8S 8H 8C'] },
        B: { score: 960 },
      },
      pile: '6S 4C JD KD',
      stock: 60,
    },
    move: 'take with KS 2H 2D',
  },
  {
    id: 'three-and-three',
    title: 'Are three tens and three wild cards a meld?',
    about: 'meld.wilds',
    position: {
      phase: 'meld',
      hands: { '1': '10S 10H 10C 2H 2D Joker KS QD 7S 6C 5C 4H', '2': 11, '3': 9, '4': 11 },
      sides: {
        A: { score: 2015, melds: ['AS AH AD 2C'] },
        B: { score: 1830 },
      },
      pile: '9D 8C JH',
      stock: 58,
    },
    move: 'lay 10S 10H 10C 2H 2D Joker',
  },
  {
    id: 'third-wild-makes-canasta',
    title: 'May a third wild card make a canasta of four queens and two twos?',
    about: 'meld.wilds',
    position: {
      phase: 'meld',
      hands: { '1': '2D KC JH 10H 9S 7D 5S 4C', '2': 9, '3': 7, '4': 10 },
      sides: {
        A: { score: 1555, melds: ['QS QH QD QC 2S 2H', '7S 7H 7C'] },
        B: { score: 940, melds: ['KS KD KH'] },
      },
      pile: '6D 8S JC AC',
      stock: 58,
    },
    move: 'lay 2D onto Q',
  },
  {
    id: 'four-and-four',
    title: 'May four nines and four wild cards go down at once?',
    about: 'meld.wilds',
    position: {
      phase: 'meld',
      hands: { '1': '9S 9H 9D 9C 2S 2C Joker Joker KD 8H 6C 4S', '2': 9, '3': 9, '4': 9 },
      sides: {
        A: { score: 2470, melds: ['KS KH KC'] },
        B: { score: 2680, melds: ['5S 5H 5D 5C'] },
      },
      pile: '7C QD 10S',
      stock: 59,
    },
    move: 'lay 9S 9H 9D 9C 2S 2C Joker Joker',
  },
  {
    id: 'five-and-four-at-once',
    title: 'May five sixes go down at once with four wild cards?',
    about: 'meld.wilds',
    position: {
      phase: 'meld',
      hands: { '1': '6S 6H 6D 6C 6S 2H 2D 2C Joker AD JC 8S', '2': 11, '3': 8, '4': 11 },
      sides: {
        A: { score: 1415, melds: ['10S 10H 10D'] },
        B: { score: 1730 },
      },
      pile: 'KH 4D QS 7H',
      stock: 59,
    },
    move: 'lay 6S 6H 6D 6C 6S 2H 2D 2C Joker',
  },
];
