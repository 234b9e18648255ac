import type { Script, ScriptPosition } from '#src/scenario/script.ts';

/** Two melds laid this turn that are not enough, and nothing in the hand to help them. */
const position: ScriptPosition = {
  phase: 'meld',
  laidThisTurn: ['QS QH QC', '8S 8H 8D'],
  hand: 'AC JD 10H 7S 6C 5H',
  others: { left: 8, partner: 11, right: 11 },
  yours: { score: 1555, melds: ['QS QH QC', '8S 8H 8D'] },
  theirs: { score: 1240, melds: ['10S 10D 10C Joker'] },
  pile: 'KD 4S 9C 5D JH',
  stock: 57,
};

/** A first meld that cannot be mended: whole or in part, and at what price. */
export const takeItBack: Script = {
  id: 'take-it-back',
  title: 'Nothing left to mend it with',
  variants: ['classic-four', 'classic-three', 'hutto'],
  teaches: [
    'penalty.full-retraction',
    'penalty.partial-retraction',
    'meld.take-back',
    'opening.mend',
  ],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You opened with too little, and your hand cannot help. Take all of it back.',
      goal: {
        is: 'all',
        of: [
          { is: 'not', goal: { is: 'meld', rank: 'Q' } },
          { is: 'not', goal: { is: 'meld', rank: '8' } },
        ],
      },
      solution: ['retract all'],
      hints: [
        'One price is for taking it back whole, another for taking back a part.',
        'Take everything back at once.',
      ],
      wrong: [
        { move: 'discard 5H', breaks: 'opening.minimum' },
        { move: 'lay AC onto Q', breaks: 'meld.of' },
      ],
      aside:
        'It has its price: {sentence:penalty.partial-retraction}. Take that move back, and try again.',
      right: 'The price of it: {sentence:penalty.full-retraction}.',
    },
    {
      do: 'ask',
      text: 'Now end your turn.',
      goal: { is: 'turn-ended' },
      solution: ['discard 5H'],
      hints: ['What ends a turn?', 'Throw a card that you can spare.'],
      wrong: [
        { move: 'lay QS QH QC', breaks: 'opening.minimum' },
        { move: 'draw', breaks: 'turn.parts' },
      ],
      right: 'Look at the minimum beside your side: it is higher now, until this deal is over.',
    },
  ],
  per: {
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} KC 9D 4H`,
        others: { left: 10, right: 14 },
        right: { score: 905 },
        stock: 60,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} KC 9D`,
        others: { left: 10, partner: 12, right: 12 },
        stock: 51,
      },
    },
  },
};
