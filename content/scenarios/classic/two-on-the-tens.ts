import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'JC JD 9S 9H 7D 6S 5H 2D',
  others: { left: 9, partner: 7, right: 10 },
  yours: { score: 2115, melds: ['10S 10S 10H 10H 10D 10C 10C', 'KS KD KC'] },
  theirs: { score: 1890, melds: ['AS AH AD AC', '4S 4H 4D 2C'] },
  pile: '8C 5D QH 6H',
  stock: 52,
};

/** A natural canasta, a wild card in the hand, and a better place for it. */
export const twoOnTheTens: Script = {
  id: 'two-on-the-tens',
  title: 'A wild card and a natural canasta',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['canasta.spoiled', 'canasta.more', 'score.canastas'],
  position,
  steps: [
    { do: 'judge', text: 'May you lay the 2♦ on the canasta of tens?', move: 'lay 2D onto 10' },
    {
      do: 'ask',
      text: 'Lay the 2♦ so that the tens keep their full bonus.',
      goal: {
        is: 'all',
        of: [
          { is: 'canastas', count: 1, kind: 'natural' },
          { is: 'not', goal: { is: 'holds', cards: '2D' } },
          { is: 'not', goal: { is: 'turn-ended' } },
        ],
      },
      solution: ['lay 2D onto K'],
      hints: [
        'Which cards of your side could use one more?',
        'Look at the kings on the table, or at the pairs in your hand.',
      ],
      wrong: [
        { move: 'lay 2D onto A', breaks: 'meld.add' },
        { move: 'lay 9S 2D', breaks: 'meld.size' },
      ],
      aside:
        'Allowed, but not what is asked. On the tens the 2♦ lowers their bonus; in your hand or on the pile it helps no meld.',
      right: 'The tens stay natural.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 12 }, stock: 66 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 10 },
        right: { score: 1600, melds: ['QS QH QD', 'AS AH AD 2S'] },
        stock: 50,
      },
    },
    hutto: { position: { ...position, others: { left: 9, partner: 10, right: 12 }, stock: 47 } },
  },
};
