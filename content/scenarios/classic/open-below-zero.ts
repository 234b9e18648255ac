import type { Script } from '#src/scenario/script.ts';

/** A side below zero, and the smallest of melds. */
export const openBelowZero: Script = {
  id: 'open-below-zero',
  title: 'Opening with a total below zero',
  variants: ['classic-four'],
  teaches: ['opening.minus'],
  position: {
    phase: 'meld',
    hand: 'KS QC QH JD 10S 9D 8C 7S 6H 4S 4H 4D',
    others: { left: 11, partner: 11, right: 7 },
    yours: { score: -215 },
    theirs: { score: 1180, melds: ['KH KD KC 2D'] },
    pile: '5D 9S 10D AC 6C 8H',
    stock: 57,
  },
  steps: [
    {
      do: 'judge',
      text: 'Your side is below zero and has no meld yet. May you open with your fours alone?',
      move: 'lay 4S 4H 4D',
    },
  ],
};
