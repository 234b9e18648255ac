/** What partners ask and answer, and a hopeless hand. */
import type { Example } from './example.ts';

/** Two canastas and a meld of eights: enough to go out anywhere. */
const READY = ['QS QH QD QC QS QH QD', 'JS JH JD JC JS 2S 2H', '8S 8H 8D'] as const;
const THEIRS = ['AS AH AD AC AS AH 2D', '6S 6H 6D 6C'] as const;

export const PARTNERS: readonly Example[] = [
  {
    id: 'ask-before-going-out',
    title: 'May I ask whether I may go out?',
    about: 'permission.ask',
    position: {
      hands: { '1': 'KS KH KD 4S', '2': 10, '3': 8, '4': 10 },
      sides: {
        A: { score: 1845, melds: READY, redThrees: '3H' },
        B: { score: 1570, melds: THEIRS, redThrees: '3D 3D' },
      },
      pile: '9C 5H 10D',
      stock: 42,
    },
    move: 'ask',
  },
  {
    id: 'out-unasked',
    title: 'May I throw my last card without a word to anybody?',
    about: 'permission.ask',
    position: {
      phase: 'meld',
      hands: { '1': '5D', '2': 10, '3': 9, '4': 10 },
      sides: {
        A: { score: 2590, melds: [...READY, 'KS KH KD'], redThrees: '3H' },
        B: { score: 2315, melds: THEIRS, redThrees: '3D 3D' },
      },
      laidThisTurn: ['KS KH KD'],
      pile: '7C 10C 4H',
      stock: 41,
    },
    move: 'discard 5D',
  },
  {
    id: 'all-but-one-unasked',
    title: 'May I lay all my cards but one when nobody was asked?',
    about: 'permission.ask',
    position: {
      phase: 'meld',
      hands: { '1': 'KS KH KC 5D', '2': 11, '3': 9, '4': 9 },
      sides: {
        A: { score: 985, melds: READY, redThrees: '3H' },
        B: { score: 1240, melds: THEIRS, redThrees: '3D 3D' },
      },
      pile: '10S 4D 9H',
      stock: 41,
    },
    move: 'lay KS KH KC',
  },
  {
    id: 'ask-after-melding',
    title: 'May I ask to go out after laying my kings?',
    about: 'permission.when',
    position: {
      phase: 'meld',
      hands: { '1': '8C 4S', '2': 10, '3': 8, '4': 11 },
      sides: {
        A: { score: 1330, melds: [...READY, 'KS KH KD'], redThrees: '3H' },
        B: { score: 1115, melds: THEIRS, redThrees: '3D 3D' },
      },
      laidThisTurn: ['KS KH KD'],
      pile: '9S 7D 5C',
      stock: 40,
    },
    move: 'ask',
  },
  {
    id: 'ask-after-taking-the-pile',
    title: 'May I ask to go out after taking the pile?',
    about: 'permission.when',
    position: {
      phase: 'meld',
      drawnFrom: 'pile',
      hands: { '1': 'KC 7H 4S', '2': 11, '3': 9, '4': 10 },
      sides: {
        A: { score: 2120, melds: [...READY, '9S 9H 9C'], redThrees: '3H' },
        B: { score: 2465, melds: THEIRS, redThrees: '3D 3D' },
      },
      laidThisTurn: ['9S 9H 9C'],
      pile: '',
      stock: 41,
    },
    move: 'ask',
  },
  {
    id: 'ask-again',
    title: 'May I ask once more after my partner said no?',
    about: 'permission.when',
    position: {
      phase: 'meld',
      hands: { '1': 'KS KC KD 4S 10C', '2': 10, '3': 8, '4': 10 },
      sides: {
        A: { score: 1655, melds: READY, redThrees: '3H' },
        B: { score: 1905, melds: THEIRS, redThrees: '3D 3D' },
      },
      pile: '9D 5S 7S',
      stock: 41,
      permission: { seat: 1, answer: 'no' },
    },
    move: 'ask',
  },
  {
    id: 'all-but-one-after-a-no',
    title: 'May I lay all my cards but one after my partner said no?',
    about: 'permission.answer',
    position: {
      phase: 'meld',
      hands: { '1': 'KC 4S', '2': 10, '3': 9, '4': 11 },
      sides: {
        A: { score: 770, melds: [...READY, 'KS KH KD'], redThrees: '3H' },
        B: { score: 1020, melds: THEIRS, redThrees: '3D 3D' },
      },
      pile: '10H 7C 5H',
      stock: 39,
      permission: { seat: 1, answer: 'no' },
    },
    move: 'lay KC onto K',
  },
  {
    id: 'all-after-a-no',
    title: 'May I lay all my cards after my partner said no?',
    about: 'permission.answer',
    position: {
      phase: 'meld',
      hands: { '1': 'KC 8C', '2': 10, '3': 8, '4': 10 },
      sides: {
        A: { score: 2680, melds: [...READY, 'KS KH KD'], redThrees: '3H' },
        B: { score: 2440, melds: THEIRS, redThrees: '3D 3D' },
      },
      pile: '4C 10D 5S 9C',
      stock: 40,
      permission: { seat: 1, answer: 'no' },
    },
    move: 'lay KC onto K, lay 8C onto 8',
  },
  {
    id: 'stay-after-a-yes',
    title: 'May I play on after my partner said yes?',
    about: 'penalty.false-request',
    position: {
      phase: 'meld',
      hands: { '1': 'KC 8C 5D', '2': 11, '3': 8, '4': 10 },
      sides: {
        A: { score: 1180, melds: [...READY, 'KS KH KD'], redThrees: '3H' },
        B: { score: 875, melds: THEIRS, redThrees: '3D 3D' },
      },
      pile: '7H 4S 9D',
      stock: 39,
      permission: { seat: 1, answer: 'yes' },
    },
    move: 'discard 5D',
  },
];
