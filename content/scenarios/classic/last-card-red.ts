import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'AD KS KH KC 9D 8H 5S',
  others: { left: 12, partner: 9, right: 12 },
  yours: {
    score: 905,
    melds: ['JS JS JH JD JC JC 2D', '9S 9H 9C 9C', 'QH QD QC QS QH QD', '6S 6S 6H 6H 6C 6C'],
    redThrees: '3H',
  },
  theirs: {
    score: 1120,
    melds: [
      'AS AS AH AC AC 2S Joker',
      '8S 8D 8C 8C 8S 8H 8D',
      '10S 10H 10D 10C 10S 10H 10D',
      '7S 7H 7D 7C 2H 7S 7H',
      '4S 4S 4H 4D',
      '5H 5H 5C',
    ],
    redThrees: '3H 3D',
  },
  pile: '4C 6D KD QS 4H 5D',
  stock: '3D',
};

/** The very last card of the stock is a red three. */
export const lastCardRed: Script = {
  id: 'last-card-red',
  title: 'The end of the stock, and a hand full of kings',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['stock.last-red-three', 'red-three.drawn'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You want to lay your kings. The stock is at its end. Begin your turn.',
      goal: { is: 'turn-ended' },
      solution: ['draw'],
      hints: ['A turn begins with the stock or the pile.', 'Draw, and see what comes.'],
      wrong: [
        { move: 'lay KS KH KC', breaks: 'turn.parts' },
        { move: 'pass', breaks: 'stock.empty' },
      ],
      right:
        'The last card was the 3♦: {sentence:stock.last-red-three}. Your kings count against you.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 32 }, stock: '7D 3D' } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 16, right: 16 },
        theirs: {
          score: 1120,
          melds: ['AS AS AH AC AC 2S Joker', '8S 8D 8C 8C 8S 8H 8D', '10S 10H 10D 10C 10S 10H 10D'],
          redThrees: '3H',
        },
        right: {
          score: 785,
          melds: ['7S 7H 7D 7C 2H 7S 7H', '4S 4S 4H 4D', '5H 5H 5C'],
          redThrees: '3D',
        },
        stock: '7D 3D',
      },
    },
    hutto: {
      position: { ...position, others: { left: 12, partner: 9, right: 11 }, stock: '7D 3D' },
    },
  },
};
