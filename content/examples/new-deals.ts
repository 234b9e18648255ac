/** Asking for a new deal because of a hopeless hand. */
import type { Example } from './example.ts';

export const NEW_DEALS: readonly Example[] = [
  {
    id: 'hopeless-hand',
    title: 'I hold no pair and no wild card, and we need 120. May I ask for a new deal?',
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
    title: 'I have laid my red three. May I still ask for a new deal?',
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
