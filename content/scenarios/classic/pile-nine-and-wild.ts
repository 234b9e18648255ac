import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'KC QD JC 10S 9D 8D 7H 6C 2H',
  others: { left: 7, partner: 8, right: 11 },
  yours: { score: 1985, melds: ['9S 9H 9H 9D 9C 2S 2D', 'KS KH KD'] },
  theirs: { score: 2240, melds: ['AS AH AD AC', '5H 5D 5C'] },
  pile: 'JC 4H 10C 8S 6D QH 7C 9C',
  stock: 48,
};

/** A complete canasta of the top card's rank does not take it; a natural card and a wild one do. */
export const pileNineAndWild: Script = {
  id: 'pile-nine-and-wild',
  title: 'A natural card and a wild one',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['pile.needs', 'canasta.more'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'The 9♣ is on top. Take the pile.',
      goal: { is: 'pile-taken' },
      solution: ['take with 9D 2H'],
      hints: [
        'The nines on your side are a complete canasta. What else takes the pile?',
        'You hold one nine. Which card can stand for a second?',
      ],
      wrong: [
        { move: 'take onto 9', breaks: 'pile.needs' },
        { move: 'take with 9D', breaks: 'pile.needs' },
      ],
      aside: 'You may draw instead. But one of your nines and one more card would have taken it.',
      right: 'The three cards are a new meld of nines, beside the canasta.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 10 }, stock: 64 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 12, right: 10 },
        right: { score: 1690, melds: ['QS QH QD', 'JS JH JD', '10S 10H 10D 2S'] },
        stock: 42,
      },
    },
    hutto: { position: { ...position, others: { left: 10, partner: 9, right: 14 }, stock: 41 } },
  },
};
