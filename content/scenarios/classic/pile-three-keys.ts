import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'AH KC QD JS JH 9C 7D 5S 2C Joker',
  others: { left: 6, partner: 8, right: 9 },
  yours: { score: 530, melds: ['JD JC JC', 'AS AD AC 2H'] },
  theirs: { score: 605, melds: ['8S 8H 8D 8C', '10S 10H 10C'] },
  pile: '5C 9H 4S QH 6D KS 4C JS',
  stock: 53,
};

/** Three ways to take one pile, and one that is none. */
export const pileThreeKeys: Script = {
  id: 'pile-three-keys',
  title: 'Which of these take the pile?',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['pile.needs', 'pile.top-card'],
  position,
  steps: [
    {
      do: 'choose',
      text: 'A J♠ is on top, and nothing freezes the pile. Which of these are allowed?',
      options: [
        'take with JS JH',
        'take with JH 2C',
        'take onto J',
        'take with 2C Joker',
        'take with JH QD',
      ],
    },
    {
      do: 'ask',
      text: 'Take the pile, and keep all the cards of your hand.',
      goal: { is: 'all', of: [{ is: 'pile-taken' }, { is: 'holds', cards: 'JS JH 2C Joker' }] },
      solution: ['take onto J'],
      hints: [
        'Which of the ways needs no card of your hand?',
        'Add the J♠ to the jacks on the table.',
      ],
      wrong: [
        { move: 'take with Joker', breaks: 'pile.needs' },
        { move: 'take onto A', breaks: 'pile.needs' },
      ],
      aside: 'That takes it, or draws, and both are allowed. But it can be had for less.',
      right: 'Your pair is still in your hand, for a day when a pile is harder to take.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 11 }, stock: 65 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 10, right: 11 },
        right: { score: 450, melds: ['KS KH KD KC 2S'] },
        stock: 50,
      },
    },
    hutto: { position: { ...position, others: { left: 9, partner: 10, right: 11 }, stock: 46 } },
  },
};
