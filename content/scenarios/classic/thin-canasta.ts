import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AD KS 10H 9C 8D 6H QC Joker 2D',
  others: { left: 7, partner: 5, right: 9 },
  yours: { score: 870, melds: ['QS QH QD 2S 2H', 'AS AH AC'] },
  theirs: { score: 1035, melds: ['9S 9H 9D Joker', '5S 5H 5D 5C'] },
  pile: 'JD 4H 10C 7S KC 6C',
  stock: 56,
};

/** A meld that can carry no more wild cards until a natural one comes with them. */
export const thinCanasta: Script = {
  id: 'thin-canasta',
  title: 'Too many wild cards for the queens',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['meld.balance', 'meld.wilds', 'canasta.size'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'Your queens are short of a canasta, and you hold wild cards. Complete it.',
      goal: { is: 'canastas', count: 1 },
      onTheWay: { is: 'meld', rank: 'Q', cards: 6 },
      solution: ['lay QC Joker onto Q'],
      hints: [
        'Count natural and wild cards apart. Which must be more?',
        'One queen in your hand makes room for one wild card.',
      ],
      wrong: [
        { move: 'lay Joker 2D onto Q', breaks: 'meld.balance' },
        { move: 'lay Joker onto Q', breaks: 'meld.balance' },
        { move: 'lay Joker 2D', breaks: 'meld.naturals' },
      ],
      aside: 'That is allowed. The queens are not a canasta yet.',
      right: 'No canasta can have fewer natural cards than this one.',
    },
    {
      do: 'judge',
      text: 'One wild card is left in your hand. May it follow the joker onto the queens?',
      move: 'lay 2D onto Q',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 11 }, stock: 66 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 10, right: 11 },
        right: { score: 760, melds: ['KS KH KD KC 2S'] },
        stock: 51,
      },
    },
    hutto: { position: { ...position, others: { left: 9, partner: 7, right: 10 }, stock: 51 } },
  },
};
