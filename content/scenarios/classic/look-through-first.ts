import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'AC AD KS QH JS JH 9D 7C 5S 4H Joker',
  others: { left: 11, partner: 11, right: 11 },
  yours: { score: 120 },
  theirs: { score: 85 },
  pile: '10C 2D 8S JC',
  turnedUp: 1,
  stock: 60,
};

/** Your first turn, after others have played: you may look at what lies under the top card. */
export const lookThroughFirst: Script = {
  id: 'look-through-first',
  title: 'What lies under the top card',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['freeze.by', 'pile.frozen-needs', 'opening.counts'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'Your first turn. You look through the pile, as you may now, and find the 2♦ in it.',
    },
    {
      do: 'ask',
      text: 'Take the pile. It is frozen, and you have not melded yet.',
      goal: { is: 'all', of: [{ is: 'pile-taken' }, { is: 'opened' }] },
      solution: ['take with JS JH, lay AC AD Joker'],
      hints: [
        'A natural pair takes it. And what you lay must reach the minimum.',
        'Jacks for the pile, and aces with the joker beside them.',
      ],
      wrong: [
        { move: 'take with JS Joker', breaks: 'pile.frozen-needs' },
        { move: 'take with JS JH', breaks: 'opening.minimum' },
      ],
      aside: 'You may draw. But there is a way to have this pile.',
      right: 'On your next turn you would have had to remember the 2♦.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} KH 10S 8D 6D`,
        others: { left: 16 },
        pile: '2D 8S JC',
        turnedUp: 2,
        stock: 74,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} 10S 6D`,
        others: { left: 14, right: 14 },
        right: { score: 160 },
        pile: '2D 10C 8S JC',
        turnedUp: 2,
        stock: 63,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: 'AC AD AS QH JS JH 9D 7C 5S 4H Joker',
        others: { left: 12, partner: 12, right: 12 },
        stock: 57,
      },
      steps: [
        {
          do: 'tell',
          text: 'Your first turn. You look through the pile, as you may now, and find the 2♦ in it.',
        },
        {
          do: 'ask',
          text: 'Take the pile. It is frozen, and you have not melded yet.',
          goal: { is: 'all', of: [{ is: 'pile-taken' }, { is: 'opened' }] },
          solution: ['take with JS JH, lay AC AD AS'],
          hints: [
            'A natural pair takes it. And what you lay must reach the minimum.',
            'Jacks for the pile, and three aces beside them. The joker would not help.',
          ],
          wrong: [
            { move: 'take with JS Joker', breaks: 'pile.frozen-needs' },
            { move: 'take with JS JH Joker', breaks: 'opening.minimum' },
          ],
          aside: 'You may draw. But there is a way to have this pile.',
          right: 'On your next turn you would have had to remember the 2♦.',
        },
      ],
    },
  },
};
