import type { Script } from '#src/scenario/script.ts';

/** A side that is well ahead: the same kind of hand, and a higher minimum. */
export const openByTotal: Script = {
  id: 'open-by-total',
  title: 'A higher total asks for more',
  variants: ['classic-four'],
  teaches: ['opening.minimum', 'opening.wilds'],
  position: {
    phase: 'meld',
    hand: 'AS AH AD KD KC 9S 9H 9C 7S 6H 4D Joker',
    others: { left: 6, partner: 11, right: 11 },
    yours: { score: 1620 },
    theirs: { score: 1465, melds: ['QS QH QD QC 2S'] },
    pile: '8H 5C JD 10S 7H',
    stock: 58,
  },
  steps: [
    {
      do: 'choose',
      text: 'Your side has no meld yet. Look at its total. Which of these would open?',
      options: [
        'lay AS AH AD',
        'lay AS AH AD, lay 9S 9H 9C',
        'lay KD KC Joker',
        'lay AS AH AD Joker',
      ],
    },
  ],
};
