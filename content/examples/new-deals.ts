/** Asking for a new deal because of a hopeless hand. */
import type { Example } from './example.ts';

export const NEW_DEALS: readonly Example[] = [
  {
    id: 'hopeless-hand',
    title: 'May I ask for a new deal with no pair and no wild card in my hand?',
    about: 'redeal.right',
    under: 'party-partners',
    position: {
      dealt: true,
      hands: { '1': 'AD KH QS JC 10D 9H 8S 7C 6D 5H 4S 3H 3S', '2': 13, '3': 13, '4': 13 },
      sides: { A: { score: 3150 }, B: { score: 2480 } },
      pile: '',
      stock: 56,
    },
    move: 'redeal',
  },
  {
    id: 'new-deal-too-late',
    title: 'May I ask for a new deal after laying my red three?',
    about: 'redeal.how',
    under: 'party-partners',
    position: {
      firstTurn: true,
      hands: { '1': 'AD KH QS QD JC 10D 9H 8S 7C 6D 5H 4S 3S', '2': 13, '3': 13, '4': 13 },
      sides: { A: { score: 3150, redThrees: '3H' }, B: { score: 2480 } },
      pile: '10C',
      stock: 54,
    },
    move: 'redeal',
  },
];
