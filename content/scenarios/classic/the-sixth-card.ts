import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AC QD 10S 9H 8C 7S 6D Joker',
  others: { left: 5, partner: 6, right: 2 },
  yours: { score: 1665, melds: ['10H 10H 10D 10C 10C 10S', 'JS JH JC JD 2C', 'QS QH QC'] },
  theirs: { score: 1830, melds: ['KS KS KH KD KC KC 2D', '4S 4H 4D 4C 4D'] },
  pile: '5H KD 9S 6C 8D AH',
  stock: 55,
};

/** A meld of six, marked by a card across it. */
export const theSixthCard: Script = {
  id: 'the-sixth-card',
  title: 'One card short',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['canasta.size', 'meld.add', 'score.canastas'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'On your side one meld has its sixth card lying crosswise. Find it on the table.',
    },
    {
      do: 'tell',
      text: 'You asked how many cards the others hold. One of them is nearly out.',
    },
    {
      do: 'ask',
      text: 'You have drawn. Finish the marked meld, and keep it natural.',
      goal: { is: 'canastas', count: 1, kind: 'natural' },
      solution: ['lay 10S onto 10'],
      hints: ['Which meld lacks a single card?', 'You hold a ten.'],
      wrong: [
        { move: 'lay 9H onto 10', breaks: 'meld.of' },
        { move: 'lay 10S Joker', breaks: 'meld.size' },
      ],
      aside: 'That is allowed. But look for the meld that lacks one natural card.',
      right: 'A card turned across a meld is a hint that everyone may see, and nothing more.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 3 }, stock: 65 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 3, right: 11 },
        right: { score: 1395, melds: ['9S 9H 9D', '8S 8H 8D'] },
        stock: 48,
      },
    },
    hutto: { position: { ...position, others: { left: 7, partner: 8, right: 3 }, stock: 50 } },
  },
};
