import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AS AD AC 10S 10H 10C 8D 7S 7H 7C 5D 2H',
  others: { left: 11, partner: 11, right: 11 },
  yours: { score: 3170 },
  theirs: { score: 1285 },
  pile: 'KH 4C QS 9D JH',
  stock: 58,
};

/** A side far ahead needs most of a good hand to open. */
export const theLeadersMinimum: Script = {
  id: 'the-leaders-minimum',
  title: 'The price of being ahead',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['opening.minimum', 'cards.values'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You lead by far, so more is asked of you. Open, and keep what you need not lay.',
      goal: { is: 'opened' },
      solution: ['lay AS AD AC 2H, lay 10S 10H 10C, lay 7S 7H 7C'],
      hints: [
        'Your total decides. What do your aces make, and what is missing then?',
        'Aces with the 2♥, tens, and sevens. All of them are needed.',
      ],
      wrong: [
        { move: 'lay AS AD AC', breaks: 'opening.minimum' },
        { move: 'lay AS AD AC 2H', breaks: 'opening.minimum' },
        { move: 'lay AS AD AC 2H, lay 10S 10H 10C', breaks: 'opening.minimum' },
      ],
      aside: 'You may wait for better cards. But these are enough.',
      right: 'With a lower total the aces alone would have done.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} KD QH JC 9C 6S 4D`,
        others: { left: 17 },
        stock: 68,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} KD QH JC 9C`,
        others: { left: 14, right: 11 },
        right: { score: -140, melds: ['5S 5H 5C'] },
        stock: 59,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} KD QH`,
        others: { left: 12, partner: 12, right: 12 },
        stock: 53,
      },
    },
  },
};
