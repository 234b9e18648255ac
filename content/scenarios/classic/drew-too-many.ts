import type { Script, ScriptPosition } from '#src/scenario/script.ts';

/** A turn without a draw is owed, for a card too many. */
const position: ScriptPosition = {
  owedTurns: { 1: 1 },
  hand: 'KH QD QS JC 10D 10C 9S 8D 7C 6C 4H',
  others: { left: 7, partner: 7, right: 11 },
  yours: { score: 350, melds: ['KS KD KC 2H', '5S 5H 5D'] },
  theirs: { score: 295, melds: ['AS AH AD AC'] },
  pile: '9D 4S 8H JD KC',
  stock: 56,
};

/** The turn after drawing too many: it begins with the second part. */
export const drewTooMany: Script = {
  id: 'drew-too-many',
  title: 'A turn without a draw',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['penalty.overdraw', 'turn.parts'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'On your last turn you drew a card too many, and everybody saw it.',
    },
    {
      do: 'ask',
      text: 'Your turn comes again, and a K♣ is on top of the pile. Play it.',
      goal: { is: 'turn-ended' },
      solution: ['discard 6C'],
      hints: [
        'How do you pay for the card you should not have?',
        'You may lay cards. You may not draw, and to take the pile is a draw too.',
      ],
      wrong: [
        { move: 'draw', breaks: 'penalty.overdraw' },
        { move: 'take onto K', breaks: 'penalty.overdraw' },
      ],
      aside: 'Laying is allowed in such a turn. Then throw a card.',
      right: 'The debt is paid. Your next turn begins with a draw again.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 14 }, stock: 67 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 12, right: 11 },
        right: { score: 255, melds: ['QS QH QD 2S'] },
        stock: 54,
      },
    },
    hutto: { position: { ...position, others: { left: 10, partner: 8, right: 13 }, stock: 50 } },
  },
};
