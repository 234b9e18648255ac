import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KD JS JD JC 9S 7C 6H 4D 2S 2H Joker',
  others: { left: 7, partner: 8, right: 11 },
  yours: { score: 725, melds: ['AS AH AD AC', '5S 5H 5C'] },
  theirs: { score: 830, melds: ['KS KH KC 2D', '6S 6D 6C'] },
  pile: '10D 8H QS 9C 7D',
  stock: 52,
};

/** Jacks with one wild card too many: what it would cost, and what is right. */
export const priceOfAMeld: Script = {
  id: 'price-of-a-meld',
  title: 'One wild card too many',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['penalty.illegal-meld', 'meld.balance'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'Three jacks, three wild cards. May you lay them? Look at the price below the answer.',
      move: 'lay JS JD JC 2S 2H Joker',
    },
    {
      do: 'ask',
      text: 'Lay the jacks with as many wild cards as they can carry.',
      goal: { is: 'meld', rank: 'J', cards: 5 },
      onTheWay: { is: 'meld', rank: 'J', cards: 3 },
      solution: ['lay JS JD JC 2S 2H'],
      hints: ['Natural cards must outnumber wild ones.', 'Leave one wild card in your hand.'],
      wrong: [
        { move: 'lay JS JD JC 2S 2H Joker', breaks: 'meld.balance' },
        { move: 'lay JS JD 2S 2H', breaks: 'meld.balance' },
        { move: 'lay JS 2S 2H', breaks: 'meld.naturals' },
      ],
      aside: 'That is allowed. The jacks can carry more.',
      right: 'At a real table you would have paid for the other way. Here you only read the price.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 12 }, stock: 66 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 11 },
        right: { score: 620, melds: ['QS QH QD 2S'] },
        stock: 52,
      },
    },
    hutto: { position: { ...position, others: { left: 9, partner: 9, right: 13 }, stock: 47 } },
  },
};
