/** A first meld that fell short: what may be done about it, and what that costs. */
import type { Example } from './example.ts';

export const MENDING: readonly Example[] = [
  {
    id: 'move-a-wild-card-over',
    title: 'May I move a two from one meld to the other when our first melds fall short?',
    about: 'opening.mend',
    position: {
      phase: 'meld',
      hands: { '1': 'KD 10C 9S 2H 6D', '2': 9, '3': 11, '4': 10 },
      sides: {
        A: { score: 1700, melds: ['QS QH QD 2C', '8S 8H 8D'] },
        B: { score: 1525, melds: ['AS AH AC'] },
      },
      laidThisTurn: ['QS QH QD 2C', '8S 8H 8D'],
      pile: '5S JC 4H',
      stock: 60,
    },
    move: 'rearrange QS QH QD, 8S 8H 8D 2C',
  },
  {
    id: 'take-it-all-back',
    title: 'What does it cost to take back a first meld that falls short?',
    about: 'penalty.full-retraction',
    position: {
      phase: 'meld',
      hands: { '1': 'AD KD QS JH 8C 7D 6S 5H 4C', '2': 11, '3': 11, '4': 11 },
      sides: { A: { score: 300, melds: ['10S 10H 10C'] }, B: { score: 180 } },
      laidThisTurn: ['10S 10H 10C'],
      pile: '9D 7C',
      stock: 61,
    },
    move: 'retract all',
  },
  {
    id: 'after-taking-it-back',
    title: 'Do 50 points open after I took a first meld back earlier in this deal?',
    about: 'penalty.full-retraction',
    position: {
      phase: 'meld',
      hands: { '1': 'JS JH JD 2C AC KD QH 9S 8D 7H 5C 4D', '2': 11, '3': 11, '4': 11 },
      sides: { A: { score: 450, minimumRaised: 10 }, B: { score: 720 } },
      pile: '6S 10C 9H 8C 4H',
      stock: 58,
    },
    move: 'lay JS JH JD 2C',
  },
  {
    id: 'take-some-of-it-back',
    title: 'May I take back only the fours when our first melds fall short?',
    about: 'penalty.partial-retraction',
    position: {
      phase: 'meld',
      hands: { '1': 'AS AH AD QC 9S 7H', '2': 10, '3': 11, '4': 9 },
      sides: {
        A: { score: 1580, melds: ['KS KH KD', '4S 4H 4C'] },
        B: { score: 1330, melds: ['JS JC JH'] },
      },
      laidThisTurn: ['KS KH KD', '4S 4H 4C'],
      pile: '5D 8S QD',
      stock: 60,
    },
    move: 'retract 4S 4H 4C',
  },
];
