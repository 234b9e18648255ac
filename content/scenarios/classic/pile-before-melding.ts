import type { Script } from '#src/scenario/script.ts';

/** Nothing freezes the pile, and yet it is frozen for the side that has not melded. */
export const pileBeforeMelding: Script = {
  id: 'pile-before-melding',
  title: 'The pile before your first meld',
  variants: ['classic-four'],
  teaches: ['pile.unopened', 'opening.minimum'],
  position: {
    hand: 'QS QD JC 10H 9C 9D 8S 7H 6C 5S Joker',
    others: { left: 6, partner: 11, right: 11 },
    yours: { score: 880 },
    theirs: { score: 1010, melds: ['KS KH KC KD 2C'] },
    pile: '4C 8D 6S AH 10C 5D QH',
    stock: 57,
  },
  steps: [
    {
      do: 'choose',
      text: 'No card freezes this pile, but your side has no meld. Which of these may you do?',
      options: ['take with QS Joker', 'take with QS QD', 'take with QS QD Joker', 'draw'],
    },
  ],
};
