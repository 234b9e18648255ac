import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AH KD QC JS 10D 9D 6S 4C 2C',
  others: { left: 6, partner: 8, right: 9 },
  yours: { score: 1720, melds: ['9S 9S 9H 9C 2S 2H Joker', '7H 7D 7C'] },
  theirs: { score: 1905, melds: ['KS KH KC Joker', '8S 8H 8D 8D 8C'] },
  pile: '5H QD 10H 6C AS 5D 4H',
  stock: 50,
};

/** A mixed canasta that is full of wild cards until another natural card joins it. */
export const fifthNine: Script = {
  id: 'fifth-nine',
  title: 'One more wild card on a mixed canasta',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['canasta.more-wilds', 'canasta.more', 'meld.balance'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'The nines are a mixed canasta with three wild cards. May you add the 2♣?',
      move: 'lay 2C onto 9',
    },
    {
      do: 'ask',
      text: 'Add the 2♣ to the nines all the same.',
      goal: { is: 'meld', rank: '9', cards: 9 },
      onTheWay: { is: 'meld', rank: '9', cards: 8 },
      solution: ['lay 9D 2C onto 9'],
      hints: [
        'On a complete canasta the number of wild cards is not limited. What still is?',
        'What if another nine came with the 2♣?',
      ],
      wrong: [
        { move: 'lay 2C onto 9', breaks: 'meld.balance' },
        { move: 'lay 9D 2C', breaks: 'meld.size' },
      ],
      aside: 'That is allowed. But the nines can take it too, with a little help.',
      right: 'It earns no second bonus. But both cards now count for you, and not against you.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 9 }, stock: 64 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 9, right: 11 },
        right: { score: 1450, melds: ['AS AH AD', 'QS QH QD QC 2S'] },
        stock: 45,
      },
    },
    hutto: { position: { ...position, others: { left: 8, partner: 9, right: 11 }, stock: 45 } },
  },
};
