import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'QS QD 9C 5S 5S 5H 5H 5D 5C 5C 4D 2H',
  others: { left: 11, partner: 11, right: 11 },
  yours: { score: 215, redThrees: '3D' },
  theirs: { score: 430 },
  pile: 'KH 8S 6D JC',
  stock: 58,
};

/** A whole canasta and a red three, and neither bonus helps the first meld. */
export const openWithoutBonus: Script = {
  id: 'open-without-bonus',
  title: 'A canasta that is too little',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['opening.counts', 'opening.minimum', 'red-three.use'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'You hold a natural canasta of fives. May you open with it?',
      move: 'lay 5S 5S 5H 5H 5D 5C 5C',
    },
    {
      do: 'ask',
      text: 'Open all the same.',
      goal: { is: 'opened' },
      solution: ['lay 5S 5S 5H 5H 5D 5C 5C, lay QS QD 2H'],
      hints: [
        'Only card values count, and several melds of one turn count together.',
        'Look at the queens and the 2♥ beside your fives.',
      ],
      wrong: [
        { move: 'lay QS QD 2H', breaks: 'opening.minimum' },
        { move: 'lay 5S 5S 5H 2H', breaks: 'opening.minimum' },
      ],
      aside: 'You may wait. But what you hold is enough, in the right melds.',
      right: 'Bonuses are counted when the deal is scored, not before.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} KD 10S 8C 7H`,
        others: { left: 16 },
        pile: 'KH 8S JC',
        stock: 72,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} KD 10S`,
        others: { left: 14, right: 13 },
        right: { score: 355 },
        stock: 62,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} KD`,
        others: { left: 12, partner: 12, right: 12 },
        stock: 54,
      },
    },
  },
};
