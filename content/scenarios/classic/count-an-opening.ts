import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KS KD QH JC 10D 8S 7H 6C 4D',
  others: { left: 8, partner: 10, right: 9 },
  yours: { score: 1615, melds: ['AS AH AD AC 2S Joker'] },
  theirs: { score: -45, melds: ['9S 9H 9D', '5S 5H 5C'] },
  pile: '7S QC 10H 4C 8D',
  stock: 55,
};

/** What a total asks of the next first meld, above the mark and below zero, and what six cards make of it. */
export const countAnOpening: Script = {
  id: 'count-an-opening',
  title: 'What the totals ask for',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['opening.minimum', 'opening.minus', 'opening.counts', 'opening.wilds'],
  position,
  steps: [
    {
      do: 'count',
      text: 'Your side opened with aces. Look at its total: how much did the first meld need?',
      of: { is: 'minimum', side: 'yours' },
    },
    {
      do: 'count',
      text: 'And how much did these cards count?',
      of: { is: 'opening', cards: 'AS AH AD AC 2S Joker' },
    },
    {
      do: 'count',
      text: 'The other side had a bad deal before this one. How much did it need?',
      of: { is: 'minimum', side: 'theirs' },
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 12 }, stock: 70 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 10 },
        right: { score: 905, melds: ['KS KH KC 2D'] },
        stock: 57,
      },
    },
    hutto: { position: { ...position, others: { left: 10, partner: 12, right: 11 }, stock: 49 } },
  },
};
