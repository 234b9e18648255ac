import type { Script, ScriptPosition } from '#src/scenario/script.ts';

/** Kings laid this turn as a first meld, and worth too little. */
const position: ScriptPosition = {
  phase: 'meld',
  laidThisTurn: ['KS KH KC'],
  hand: 'AD QH JC 10D 9S 8H 6D 5D 2C',
  others: { left: 11, partner: 11, right: 7 },
  yours: { score: 555, melds: ['KS KH KC'] },
  theirs: { score: 480, melds: ['AS AH AC'] },
  pile: '7C QD 4H JS 10S',
  stock: 59,
};

/** A first meld that lies on the table and falls short. */
export const mendTheOpening: Script = {
  id: 'mend-the-opening',
  title: 'A first meld that is too small',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['opening.mend', 'opening.minimum', 'meld.take-back'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'At this table nobody stopped you. You laid three kings to open, and they are too little.',
    },
    {
      do: 'ask',
      text: 'Make the first meld good, and end your turn.',
      goal: { is: 'all', of: [{ is: 'meld', rank: 'K', cards: 3 }, { is: 'turn-ended' }] },
      onTheWay: { is: 'meld', rank: 'K', cards: 4 },
      solution: ['lay 2C onto K', 'discard 5D'],
      hints: [
        'As long as your turn lasts, you may add what is missing.',
        'The 2♣ is worth enough. Then throw a card.',
      ],
      wrong: [
        { move: 'discard 5D', breaks: 'opening.minimum' },
        { move: 'lay AD onto K', breaks: 'meld.of' },
      ],
      aside: 'That is allowed. But you could have mended it and stayed on the table.',
      right: 'Mended in the same turn, it costs nothing.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} 9C 7H 6S 4C 4S`,
        others: { left: 12 },
        pile: '7C QD 4H 10S',
        stock: 72,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} 9C 7H 6S`,
        others: { left: 11, right: 14 },
        right: { score: 340 },
        stock: 60,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} 9C 7H`,
        others: { left: 9, partner: 12, right: 9 },
        stock: 56,
      },
    },
  },
};
