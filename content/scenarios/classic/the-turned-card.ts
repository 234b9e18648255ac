import type { Script, ScriptPosition, Step } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  firstTurn: true,
  hand: 'KS QS QH QC JD 9S 8H 7C 5D 4C Joker',
  others: { left: 11, partner: 11, right: 11 },
  pile: '2H 9C',
  turnedUp: 2,
  stock: 62,
};

const begin: readonly Step[] = [
  {
    do: 'tell',
    text: 'The 2♥ was turned up first, so the 9♣ was turned to cover it.',
  },
  {
    do: 'ask',
    text: 'You have a nine and a joker. Begin your turn.',
    goal: { is: 'drawn' },
    solution: ['draw'],
    hints: [
      'Look at the pile once more: a wild card lies in it from the start.',
      'No card of yours takes this pile. Draw.',
    ],
    wrong: [
      { move: 'take with 9S Joker', breaks: 'pile.frozen-needs' },
      { move: 'discard 4C', breaks: 'turn.parts' },
    ],
    right: 'The wild card beneath makes this pile hard to take from its first moment.',
  },
  {
    do: 'ask',
    text: 'Now end your turn.',
    goal: { is: 'turn-ended' },
    solution: ['discard 4C'],
    hints: ['Are your queens worth enough to lay them yet?', 'Throw the 4♣.'],
    wrong: [
      { move: 'lay QS QH QC', breaks: 'opening.minimum' },
      { move: 'draw', breaks: 'turn.parts' },
    ],
    aside: 'You may lay that. To end the turn, throw a card.',
    right: 'The turn passes to the left.',
  },
];

/** The very first turn of a deal: a wild card was turned up, and another card covers it. */
export const theTurnedCard: Script = {
  id: 'the-turned-card',
  title: 'The first turn of a deal',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['deal.upcard', 'deal.cover', 'deal.hand', 'deal.dealer', 'turn.first'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'The dealer sits on your right. Everybody has {rule:deal.hand}, and {sentence:turn.first}.',
    },
    ...begin,
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} KD 10H 6S 5H`,
        others: { left: 15 },
        stock: 76,
      },
      steps: [
        {
          do: 'tell',
          text: 'Your opponent dealt. You both have {rule:deal.hand}, and {sentence:turn.first}.',
        },
        ...begin,
      ],
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} KD 10H`,
        others: { left: 13, right: 13 },
        stock: 67,
      },
    },
    hutto: {
      position: { ...position, yours: { redThrees: '3D' }, theirs: { redThrees: '3H' }, stock: 60 },
    },
  },
};
