import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KS KS QH JD 10C 9H 9D 7S 7C 6H 5D Joker',
  others: { left: 6, partner: 7, right: 11 },
  yours: { score: 245, melds: ['AS AH AD', '6S 6D 6C'] },
  theirs: { score: 310, melds: ['8S 8H 8D Joker'] },
  pile: 'JH 5C 10D 4S QC',
  stock: 57,
};

/** Twins from two packs, and a joker that joins them. */
export const twoPacks: Script = {
  id: 'two-packs',
  title: 'The same king twice',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['deck.packs', 'deck.jokers', 'cards.wild', 'cards.values'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'You hold the K♠ two times. You play with {rule:deck.packs}; jokers: {rule:deck.jokers}.',
    },
    {
      do: 'judge',
      text: 'May two kings of the same suit lie in one meld, with the joker?',
      move: 'lay KS KS Joker',
    },
    {
      do: 'ask',
      text: 'Lay the meld that puts most points on the table. Card values: {rule:cards.values}.',
      goal: { is: 'meld', rank: 'K', cards: 3 },
      solution: ['lay KS KS Joker'],
      hints: [
        'Which of your pairs is worth most, and which card is worth more than any other?',
        'Lay the kings with the joker.',
      ],
      wrong: [
        { move: 'lay KS KS', breaks: 'meld.size' },
        { move: 'lay KS Joker', breaks: 'meld.size' },
        { move: 'lay KS KS QH', breaks: 'meld.of' },
      ],
      aside: 'That is a fair play, but another meld is worth more.',
      right: 'The joker counts its own value there, more than the two kings together.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 13 }, stock: 68 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 11 },
        right: { score: 170, melds: ['KH KD KC 2S'] },
        stock: 55,
      },
    },
    hutto: { position: { ...position, others: { left: 8, partner: 6, right: 13 }, stock: 54 } },
  },
};
