import type { Script } from '#src/scenario/script.ts';

/** A wild card thrown some turns ago, covered since, and still freezing the pile. */
export const pileFrozenByATwo: Script = {
  id: 'pile-frozen-by-a-two',
  title: 'A wild card lies in the pile',
  variants: ['classic-four'],
  teaches: ['pile.frozen-needs', 'freeze.by', 'freeze.ends'],
  position: {
    turn: 'right',
    phase: 'meld',
    hand: 'KH KS JH JC 9C 8C 7C 6D 5S 4H 2C',
    others: { left: 8, partner: 5, right: 'KD QS QC JS 9S 8D 7D 6C 6H 5H 4D 4S' },
    yours: { score: 1200, melds: ['KD KC KC', '10S 10H 10D'] },
    theirs: { score: 845, melds: ['AS AH AD'] },
    pile: '10C 5C 2H AC 8S QD',
    stock: 57,
  },
  steps: [
    {
      do: 'watch',
      seat: 'right',
      move: 'discard KD',
      text: 'The 2♥ was thrown a round ago. Now the player on your right throws the K♦.',
    },
    {
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
    },
  ],
};
