/** Taking the pile: what brings it to one's hand, and what does not. */
import type { Example } from './example.ts';

export const PILES: readonly Example[] = [
  {
    id: 'top-card-onto-a-meld',
    title: 'May a nine on the pile join our nines and bring me the pile?',
    about: 'pile.needs',
    position: {
      hands: { '1': 'KD JC 10H 8S 7D 6C 5H 4S', '2': 9, '3': 8, '4': 10 },
      sides: {
        A: { score: 705, melds: ['9S 9H 9D', 'QS QH QC'] },
        B: { score: 560, melds: ['AS AC AD'] },
      },
      pile: '5C KH 7S 4D 9C',
      stock: 59,
    },
    move: 'take onto 9',
  },
  {
    id: 'one-jack-and-our-jacks',
    title: 'Does my one jack take a jack from the pile when our jacks are down?',
    about: 'pile.needs',
    position: {
      hands: { '1': 'JD KS 10C 9S 8H 7C 6D 5D 4H', '2': 11, '3': 9, '4': 11 },
      sides: {
        A: { score: 1215, melds: ['JS JH JC 2D'] },
        B: { score: 1490 },
      },
      pile: '8C QD AH JS',
      stock: 60,
    },
    move: 'take with JD onto J',
  },
  {
    id: 'a-two-and-our-kings',
    title: 'Does a two take a king from the pile when our kings are down?',
    about: 'pile.needs',
    position: {
      hands: { '1': '2S QD JH 10S 9C 8D 6H 5S', '2': 9, '3': 8, '4': 10 },
      sides: {
        A: { score: 2330, melds: ['KS KH KD', '7S 7D 7C'] },
        B: { score: 1785, melds: ['10H 10D 10C'] },
      },
      pile: '4C QS 9H KC',
      stock: 60,
    },
    move: 'take with 2S onto K',
  },
  {
    id: 'pair-onto-a-canasta',
    title: 'May a six from the pile go straight onto our canasta, with two sixes from my hand?',
    about: 'pile.needs',
    position: {
      hands: { '1': '6C 6D KH QS JD 10S 9C 8H', '2': 11, '3': 8, '4': 11 },
      sides: {
        A: { score: 1675, melds: ['6S 6H 6D 6C 6S 2S 2H', 'AS AH AD'] },
        B: { score: 2040, melds: ['KS KD KC KD', '9S 9D 9C'] },
      },
      pile: '7S 4D JC 10H QC 6H',
      stock: 47,
    },
    move: 'take with 6C 6D onto 6',
  },
  {
    id: 'last-card-and-a-larger-pile',
    title: 'With one card in hand, may I take a larger pile onto our eights?',
    about: 'pile.needs',
    position: {
      hands: { '1': '4S', '2': 9, '3': 8, '4': 10 },
      sides: {
        A: {
          score: 1930,
          melds: ['QS QH QD QC QS QH QD', 'JS JH JD JC JS JH 2S', '8S 8H 8D'],
          redThrees: '3H',
        },
        B: {
          score: 2215,
          melds: ['KS KH KD KC KS', '5S 5H 5D 5C', 'AS AH AD'],
          redThrees: '3H 3D',
        },
      },
      pile: '6D 9C 8C',
      stock: 45,
    },
    move: 'take onto 8',
  },
  {
    id: 'last-card-and-a-pile-of-one',
    title: 'With one card in hand, may I take a pile of one card onto our eights?',
    about: 'pile.one-card',
    position: {
      hands: { '1': '4S', '2': 9, '3': 8, '4': 15 },
      sides: {
        A: {
          score: 2410,
          melds: ['QS QH QD QC QS QH QD', 'JS JH JD JC JS JH 2S', '8S 8H 8D'],
          redThrees: '3H',
        },
        B: {
          score: 2215,
          melds: ['KS KH KD KC KS', '5S 5H 5D 5C', 'AS AH AD'],
          redThrees: '3H 3D',
        },
      },
      pile: '8C',
      stock: 42,
      permission: { seat: 1, answer: 'yes' },
    },
    move: 'take onto 8',
  },
  {
    id: 'turned-card-for-free',
    title: 'May the first player pick up the turned card without a meld?',
    about: 'pile.free-first',
    under: 'party-partners',
    position: {
      firstTurn: true,
      hands: { '1': 'AD KS QH JD JC 10S 9C 8H 7D 6S 5C 4H 2C', '2': 13, '3': 13, '4': 13 },
      sides: { A: { score: 0 }, B: { score: 0 } },
      pile: '9D',
      stock: 55,
    },
    move: 'take free',
  },
  {
    id: 'turned-black-three',
    title: 'May the first player pick up a black three that was turned up?',
    about: 'pile.free-first',
    under: 'party-partners',
    position: {
      firstTurn: true,
      hands: { '1': 'AS AD KH QC QD JS 10H 9S 8C 7S 6D 5H 4C', '2': 13, '3': 13, '4': 13 },
      sides: { A: { score: 1260 }, B: { score: 1445 } },
      pile: '3C',
      stock: 55,
    },
    move: 'take free',
  },
];
