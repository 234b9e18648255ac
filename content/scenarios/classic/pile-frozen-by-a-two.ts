import type { Script, ScriptPosition, Step } from '#src/scenario/script.ts';

/** The cards of the player before you. */
const BEFORE = 'KD QS QC JS 9S 8D 7D 6C 6H 5H 4D 4S';

const position: ScriptPosition = {
  turn: 'right',
  phase: 'meld',
  hand: 'KH KS JH JC 9C 8C 7C 6D 5S 4H 2C',
  others: { left: 8, partner: 5, right: BEFORE },
  yours: { score: 1200, melds: ['KD KC KC', '10S 10H 10D'] },
  theirs: { score: 845, melds: ['AS AH AD'] },
  pile: '10C 5C 2H AC 8S QD',
  stock: 57,
};

const take: Step = {
  do: 'ask',
  text: 'Take the pile.',
  goal: { is: 'pile-taken' },
  solution: ['take with KH KS'],
  hints: [
    'What does a frozen pile ask for?',
    'Look at the kings in your hand, not at those on the table.',
  ],
  wrong: [
    { move: 'take onto K', breaks: 'pile.frozen-needs' },
    { move: 'take with KH 2C', breaks: 'pile.frozen-needs' },
  ],
  aside: 'You may draw, of course. But you hold what opens this pile.',
  right: 'You have the whole pile, the 2♥ too: {sentence:freeze.ends}.',
};

/** A wild card thrown some turns ago, covered since, and still freezing the pile. */
export const pileFrozenByATwo: Script = {
  id: 'pile-frozen-by-a-two',
  title: 'A wild card lies in the pile',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['pile.frozen-needs', 'freeze.by', 'freeze.ends'],
  position,
  steps: [
    {
      do: 'watch',
      seat: 'right',
      move: 'discard KD',
      text: 'The 2♥ was thrown a round ago. Now the player on your right throws the K♦.',
    },
    take,
  ],
  per: {
    'classic-two': {
      position: { ...position, turn: 'left', others: { left: BEFORE }, stock: 70 },
      steps: [
        {
          do: 'watch',
          seat: 'left',
          move: 'discard KD',
          text: 'The 2♥ was thrown some turns ago. Now your opponent throws the K♦.',
        },
        take,
      ],
    },
    'classic-three': {
      position: { ...position, others: { left: 11, right: BEFORE }, stock: 59 },
    },
    hutto: {
      position: { ...position, others: { left: 9, partner: 8, right: BEFORE }, stock: 53 },
    },
  },
};
