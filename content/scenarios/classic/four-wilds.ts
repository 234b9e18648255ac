import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  drawnFrom: 'pile',
  hand: 'KS KH KD KC KC 8H 7C 6S 5H 4D 2S 2D Joker Joker',
  others: { left: 8, partner: 11, right: 7 },
  yours: { score: 1450, melds: ['10S 10H 10D', 'QS QH QC'] },
  theirs: { score: 1275, melds: ['AS AH AD AC', '9S 9H 9D'] },
  pile: '',
  stock: 55,
};

/** Five kings and four wild cards: too many at once, and not too many one after the other. */
export const fourWilds: Script = {
  id: 'four-wilds',
  title: 'All your wild cards on the kings',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['meld.wilds', 'canasta.more-wilds', 'canasta.size'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'You took the pile, and hold kings and wild cards in plenty. May they all be one new meld?',
      move: 'lay KS KH KD KC KC 2S 2D Joker Joker',
    },
    {
      do: 'ask',
      text: 'Bring all your kings and all your wild cards into one meld.',
      goal: { is: 'meld', rank: 'K', cards: 9 },
      onTheWay: { is: 'meld', rank: 'K', cards: 3 },
      solution: ['lay KS KH KD KC KC 2S 2D', 'lay Joker Joker onto K'],
      hints: [
        'The limit holds while a meld is short of a canasta. When does it end?',
        'Lay the kings with two wild cards first. Then add the rest.',
      ],
      wrong: [
        { move: 'lay KS KH KD KC KC 2S 2D Joker Joker', breaks: 'meld.wilds' },
        { move: 'lay KS KH KD 2S 2D Joker Joker', breaks: 'meld.balance' },
        { move: 'lay 2S 2D Joker Joker', breaks: 'meld.naturals' },
      ],
      aside: 'That is allowed, but the kings could hold more.',
      right:
        'On a complete canasta only one limit is left: natural cards stay more than wild ones.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 11 }, stock: 70 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 11 },
        right: { score: 1090, melds: ['KS KH KD', 'JS JH JD 2S'] },
        stock: 52,
      },
    },
    hutto: { position: { ...position, others: { left: 11, partner: 13, right: 9 }, stock: 48 } },
  },
};
