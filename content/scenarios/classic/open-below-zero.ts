import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KS QC QH JD 10S 9D 8C 7S 6H 4S 4H 4D',
  others: { left: 11, partner: 11, right: 7 },
  yours: { score: -215 },
  theirs: { score: 1180, melds: ['KH KD KC 2D'] },
  pile: '5D 9S 10D AC 6C 8H',
  stock: 57,
};

/** A side below zero, and the smallest of melds. */
export const openBelowZero: Script = {
  id: 'open-below-zero',
  title: 'Opening with a total below zero',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['opening.minus'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'The total of your side is below zero, and you have no meld. May you open with the fours alone?',
      move: 'lay 4S 4H 4D',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} JS 8D 7H 5C 5H`,
        others: { left: 12 },
        pile: '5D 9S 10D AC 6C',
        stock: 70,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} JS 8D 7H`,
        others: { left: 11, right: 12 },
        right: { score: 640, melds: ['AS AH AD'] },
        stock: 57,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} JS 8D`,
        others: { left: 12, partner: 12, right: 9 },
        stock: 51,
      },
    },
  },
};
