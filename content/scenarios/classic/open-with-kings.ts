import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KS KH KD JD 10C 9H 6S 6H 6D 5S 4C 2C',
  others: { left: 8, partner: 11, right: 11 },
  yours: { score: 640 },
  theirs: { score: 780, melds: ['AS AH AD'] },
  pile: '10H 7S JC 4D 9D QS 8C',
  stock: 56,
};

/** Two natural melds fall short together; one wild card makes the kings enough. */
export const openWithKings: Script = {
  id: 'open-with-kings',
  title: 'Enough to open?',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['opening.minimum', 'cards.values', 'opening.wilds'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'Nothing of yours lies on the table yet, and you have drawn. Open.',
      goal: { is: 'opened' },
      solution: ['lay KS KH KD 2C'],
      hints: [
        'What is each card worth, and how much must all you lay be worth together?',
        'Count the kings. Which card of your hand would add most?',
      ],
      wrong: [
        { move: 'lay KS KH KD', breaks: 'opening.minimum' },
        { move: 'lay KS KH KD, lay 6S 6H 6D', breaks: 'opening.minimum' },
        { move: 'lay KS KH 2C', breaks: 'opening.minimum' },
      ],
      aside: 'You may wait, and end your turn with a discard. But this hand can open.',
      right: 'You have opened. For the rest of this deal no minimum is asked on your side.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} QH 8D 7C 4H`,
        others: { left: 12 },
        pile: '10H JC QS 8C',
        stock: 73,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} QH 8D`,
        others: { left: 11, right: 11 },
        right: { score: 565, melds: ['KS KH KD 2S'] },
        pile: '10H 7S JC 9D QS 8C',
        stock: 59,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} QH 8D`,
        others: { left: 9, partner: 12, right: 12 },
        pile: '10H 7S JC 4D 9D QS',
        stock: 52,
      },
    },
  },
};
