import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: '8H 3S 3C 2D',
  others: { left: 8, partner: 6, right: 5 },
  yours: {
    score: 1630,
    melds: ['JS JS JH JD JD JC 2S', '5S 5S 5H 5H 5D 5C 5C', 'AH AD AC'],
  },
  theirs: { score: 1490, melds: ['10S 10S 10H 10D 10C 2H Joker', 'KS KH KC KC', '7S 7D 7C'] },
  pile: '4D QH 9C 6S 8D',
  stock: 49,
};

/** Two black threes are no meld; with a wild card they are one, here. */
export const blackThreesAndATwo: Script = {
  id: 'black-threes-and-a-two',
  title: 'A pair of black threes at the end',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['black-three.wilds', 'black-three.meld', 'out.how'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You have drawn, and there are canastas enough. Go out.',
      goal: { is: 'went-out' },
      onTheWay: { is: 'meld', rank: '3', cards: 3 },
      solution: ['lay 3S 3C 2D', 'discard 8H'],
      hints: [
        'Two threes are too few for a meld. What else can lie with them?',
        'The 2♦ joins them. Then throw the last card.',
      ],
      wrong: [
        { move: 'lay 3S 3C', breaks: 'meld.size' },
        { move: 'lay 3S 3C 8H', breaks: 'meld.of' },
        { move: 'lay 3S 2D', breaks: 'meld.size' },
      ],
      aside: 'That is allowed. But could you have gone out?',
      right: 'Many tables forbid this. Here {sentence:black-three.wilds}.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 10 }, stock: 58 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 11 },
        right: { score: 1245, melds: ['QS QH QD', '9S 9H 9D 9C 2S'] },
        stock: 38,
      },
    },
    hutto: { position: { ...position, others: { left: 10, partner: 8, right: 8 }, stock: 42 } },
  },
};
