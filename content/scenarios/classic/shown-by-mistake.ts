import type { Script, ScriptPosition } from '#src/scenario/script.ts';

/** Two cards fell from the hand on an earlier turn; they lie in sight. */
const position: ScriptPosition = {
  phase: 'meld',
  exposed: { 1: 'QD 4S' },
  hand: 'KC QD 10S 9C 8H 6D 5C 4S',
  others: { left: 8, partner: 8, right: 7 },
  yours: { score: 1090, melds: ['QS QH QC', 'AS AD AC'] },
  theirs: { score: 1205, melds: ['JS JH JD 2S', '7S 7D 7C'] },
  pile: '10D KH 6S 9H',
  stock: 60,
};

/** Cards that were shown by mistake must go, one a turn, or be melded. */
export const shownByMistake: Script = {
  id: 'shown-by-mistake',
  title: 'Two cards that everybody has seen',
  variants: ['classic-four', 'classic-three', 'hutto'],
  teaches: ['exposed.cards', 'meld.add'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'Your Q♦ and your 4♠ fell on the table some time ago. Everybody has seen them.',
    },
    {
      do: 'ask',
      text: 'You have drawn. Be rid of both in this turn.',
      goal: {
        is: 'all',
        of: [
          { is: 'not', goal: { is: 'holds', cards: 'QD' } },
          { is: 'not', goal: { is: 'holds', cards: '4S' } },
          { is: 'turn-ended' },
        ],
      },
      onTheWay: { is: 'all', of: [{ is: 'meld', rank: 'Q', cards: 4 }] },
      solution: ['lay QD onto Q', 'discard 4S'],
      hints: [
        'You throw one of them each turn. How else can such a card go?',
        'The Q♦ fits your queens. Throw the 4♠.',
      ],
      wrong: [
        { move: 'discard 9C', breaks: 'exposed.cards' },
        { move: 'lay QD 4S onto Q', breaks: 'meld.of' },
      ],
      aside: 'That is allowed. The other one would go on your next turn.',
      right: 'One was melded, the other thrown. Your hand is yours again.',
    },
  ],
  per: {
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 11 },
        right: { score: 915, melds: ['KS KH KD', '10S 10H 10D'] },
        stock: 55,
      },
    },
    hutto: { position: { ...position, others: { left: 10, partner: 9, right: 9 }, stock: 55 } },
  },
};
