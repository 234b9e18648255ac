import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  turn: 'left',
  hand: 'AS AD KH 10C 9S 8D 7H 5C 4S Joker',
  others: { left: 0, partner: 'KS QD JC 10D 9H 6S 6C 4D 2C', right: 'KC 9D 7H 4H' },
  yours: { score: 780, redThrees: '3H 3D' },
  theirs: {
    score: 905,
    melds: ['JS JS JH JD JC 2S 2H', '5S 5S 5H 5H 5D 5D 5C', '8S 8H 8C'],
  },
  pile: '7C QH 10S 6D 9C',
  stock: 61,
};

/** A deal below zero: red threes without a meld, and every card still held. The others took a mixed canasta for a natural one. */
export const countNothingLaid: Script = {
  id: 'count-nothing-laid',
  title: 'Caught with everything in hand',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['red-three.unmelded', 'score.hand', 'cards.values', 'score.canastas'],
  position,
  steps: [
    {
      do: 'count',
      text: 'Another player has gone out. Your side has no meld. What is that worth? Mind the signs.',
      of: { is: 'deal', side: 'yours', ended: { by: 'out', seat: 'left' } },
    },
    {
      do: 'count',
      text: 'The side that went out wrote its sheet in a hurry. Which line is wrong?',
      of: {
        is: 'sheet',
        side: 'theirs',
        ended: { by: 'out', seat: 'left' },
        planted: { line: 'score.canastas', says: 1000 },
      },
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 0 }, stock: 74 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 0, right: 7 },
        right: { score: 1040, melds: ['10H 10D 10C 2D'] },
        stock: 63,
      },
    },
    hutto: {
      position: {
        ...position,
        others: { left: 0, partner: 'KS QD JC 10D 9H 6S 6C 4D 2C', right: 'KC QC 10H 9D 7H 4H' },
        stock: 59,
      },
    },
  },
};
