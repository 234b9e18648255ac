import type { Script } from '#src/scenario/script.ts';

/** Two natural melds fall short together; one wild card makes the kings enough. */
export const openWithKings: Script = {
  id: 'open-with-kings',
  title: 'Enough to open?',
  variants: ['classic-four'],
  teaches: ['opening.minimum', 'cards.values', 'opening.wilds'],
  position: {
    phase: 'meld',
    hand: 'KS KH KD JD 10C 9H 6S 6H 6D 5S 4C 2C',
    others: { left: 8, partner: 11, right: 11 },
    yours: { score: 640 },
    theirs: { score: 780, melds: ['AS AH AD'] },
    pile: '10H 7S JC 4D 9D QS 8C',
    stock: 56,
  },
  steps: [
    {
      do: 'ask',
      text: 'Your side has no meld yet, and you have drawn. Open for it.',
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
      right: 'Your side has opened. From now on this deal asks no minimum of you or your partner.',
    },
  ],
};
