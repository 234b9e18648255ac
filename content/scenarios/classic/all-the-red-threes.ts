import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AS AC KD JH 10C 9S 9H 8S 8H 8D 5C 2C',
  others: { left: 3, partner: 11, right: 5 },
  yours: { score: 260, redThrees: '3H 3H 3D 3D' },
  theirs: {
    score: 340,
    melds: ['KS KS KH KH KC KD KC', '6S 6H 6D 6C 2S', 'QS QH QD QC'],
  },
  pile: '4D 7H JC 5S 10H',
  stock: 52,
};

/** Every red three on a side without a meld: a fortune, for it or against it. */
export const allTheRedThrees: Script = {
  id: 'all-the-red-threes',
  title: 'All the red threes, and no meld',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['red-three.unmelded', 'red-three.set', 'red-three.value', 'red-three.use'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'All the red threes are yours: {rule:red-three.set}. But no meld of yours lies here.',
    },
    {
      do: 'ask',
      text: 'The deal may end soon. See to it that your red threes count for you.',
      goal: { is: 'opened' },
      solution: ['lay AS AC 2C'],
      hints: [
        'What do red threes count if nothing has been melded when the deal ends?',
        'Any first meld will do, if it is worth enough. Look at your aces.',
      ],
      wrong: [
        { move: 'lay 8S 8H 8D', breaks: 'opening.minimum' },
        { move: 'lay 3H 3H 3D 3D', breaks: 'red-three.use' },
        { move: 'lay 9S 9H 2C', breaks: 'opening.minimum' },
      ],
      aside: 'You may wait. But if the deal ends first, all your red threes count against you.',
      right: 'Now they count for you, whatever happens: {sentence:red-three.set}.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} 7D 6C QC JS`,
        others: { left: 4 },
        stock: 63,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} 7D JS`,
        others: { left: 4, right: 14 },
        right: { score: 185 },
        stock: 51,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} 7D JS`,
        others: { left: 4, partner: 13, right: 6 },
        stock: 46,
      },
    },
  },
};
