import type { Script, ScriptPosition, Step } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KS KD QC JH 9S 9H 8D 6C 6H 6D 5S 4C',
  others: { left: 11, partner: 8, right: 7 },
  yours: { score: 175, melds: ['AS AH AD'] },
  theirs: { score: 220, melds: ['10S 10H 10C 2S'] },
  pile: '7C QD 4H JS 8H 5D',
  stock: 57,
};

const JUDGE = 'lay 6C 6H 6D';

const lay: Step = {
  do: 'ask',
  text: 'Lay your sixes.',
  goal: { is: 'meld', rank: '6', cards: 3 },
  solution: ['lay 6C 6H 6D'],
  hints: ['Is there any minimum left for your side?', 'Choose the sixes.'],
  wrong: [
    { move: 'lay 9S 9H', breaks: 'meld.size' },
    { move: 'lay 6C 6H 6D onto A', breaks: 'meld.of' },
  ],
  aside: 'That is allowed. The sixes may come down too.',
  right: 'Once your side has melded, any meld will do, however small.',
};

const alone: readonly [Step, ...Step[]] = [
  {
    do: 'judge',
    text: 'Another player has opened, and you have not. May you lay your sixes alone?',
    move: JUDGE,
  },
  {
    do: 'ask',
    text: 'Open for yourself.',
    goal: { is: 'opened' },
    solution: ['lay 6C 6H 6D, lay KS KD 2D'],
    hints: [
      'Your own first meld must be worth enough. What are your sixes worth?',
      'Kings with the 2♦, beside the sixes.',
    ],
    wrong: [
      { move: 'lay 6C 6H 6D', breaks: 'opening.minimum' },
      { move: 'lay KS KD 2D', breaks: 'opening.minimum' },
      { move: 'lay 6C 6H 6D, lay KS KD', breaks: 'meld.size' },
    ],
    aside: 'You may wait. But you hold enough, in two melds.',
    right: 'Now you have opened too. From here on, any meld of yours will do.',
  },
];

/** Melds on the table: a partner's open for you, other players' do not. */
export const whoHasOpened: Script = {
  id: 'who-has-opened',
  title: 'Whose first meld counts',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['opening.whose', 'opening.minimum'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'Your partner laid the aces. You have laid nothing yet. May you lay your sixes alone?',
      move: JUDGE,
    },
    lay,
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} 2D 10D 7S KC QH JC`,
        others: { left: 12 },
        yours: { score: 175 },
        pile: '7C QD 8H 5D',
        stock: 70,
      },
      steps: alone,
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} 2D 10D 7S KC`,
        others: { left: 10, right: 14 },
        yours: { score: 175 },
        right: { score: 340 },
        pile: '7C QD 4H 8H',
        stock: 60,
      },
      steps: alone,
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} 2D 10D`,
        others: { left: 13, partner: 9, right: 9 },
        stock: 50,
      },
    },
  },
};
