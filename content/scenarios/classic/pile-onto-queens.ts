import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'KS JD 10C 9C 8H 5D Joker 2D',
  others: { left: 8, partner: 7, right: 7 },
  yours: { score: 1210, melds: ['QS QH QD 2C', '7S 7H 7D'] },
  theirs: { score: 905, melds: ['AS AD AC', '6S 6H 6C 6D'] },
  pile: '10H 4D 8C KD 5S 9H 4H JC QC',
  stock: 55,
};

/** The top card fits a meld of your side, and no hand card is needed. */
export const pileOntoQueens: Script = {
  id: 'pile-onto-queens',
  title: 'The top card fits your meld',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['pile.needs', 'pile.top-card', 'draw.instead'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'Your turn begins, and the Q♣ is on top. Take the pile.',
      goal: { is: 'pile-taken' },
      solution: ['take onto Q'],
      hints: [
        'What can the top card join, now that nothing freezes the pile?',
        'Look at what lies on your side of the table.',
      ],
      wrong: [
        { move: 'take with Joker 2D', breaks: 'pile.needs' },
        { move: 'take with 2D', breaks: 'pile.needs' },
      ],
      aside: 'You may draw, of course. But look at the pile once more: you can have it.',
      right: 'The Q♣ lies with your queens, and the cards that were under it are in your hand.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 12 }, stock: 65 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 11 },
        right: { score: 845, melds: ['KS KH KD', 'JS JH JD JC 2S'] },
        stock: 47,
      },
    },
  },
};
