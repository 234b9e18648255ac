import type { Script } from '#src/scenario/script.ts';

/** The first thing a visitor can try: a small hand, and a pile that is frozen. */
export const homeOnePile: Script = {
  id: 'home-one-pile',
  title: 'Can you take this pile?',
  variants: ['classic-four'],
  teaches: ['pile.frozen-needs', 'freeze.by'],
  position: {
    hand: 'KD 8S 8H 5C 2C',
    others: { left: 11, partner: 11, right: 11 },
    yours: { score: 640, melds: ['AS AH AC', '8C 8C 8D'] },
    theirs: { score: 720 },
    pile: '10H 6C 4D KS 2S 9C JD 5H 7S 10D 4H 8D',
    stock: 52,
  },
  steps: [
    {
      do: 'ask',
      text: 'Can you take this pile?',
      goal: { is: 'pile-taken' },
      solution: ['take with 8S 8H'],
      hints: ['A frozen pile asks for more. What is it?', 'Look at the eights in your hand.'],
      wrong: [
        { move: 'take with 8S 2C', breaks: 'pile.frozen-needs' },
        { move: 'take onto 8', breaks: 'pile.frozen-needs' },
      ],
      aside: 'You may draw, of course. But look at the pile once more: you can have it.',
      right: 'All of it is yours, down to the first card.',
    },
  ],
};
