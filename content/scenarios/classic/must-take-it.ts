import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'AH QD 9C 8S 5H 4D',
  others: { left: 13, partner: 9, right: 15 },
  yours: {
    score: 2045,
    melds: [
      'KS KS KH KD KD KC 2H',
      '7S 7H 7D',
      'QS QH QC QC QS QD',
      '10S 10H 10D 10C 10H 10C',
      'AS AC AD 2D',
    ],
    redThrees: '3H',
  },
  theirs: {
    score: 2130,
    melds: [
      'JS JS JH JH JD JC JC',
      '6S 6H 6D 6C 2S',
      'AS AD AC',
      '9S 9H 9D',
      '8C 8C 8D 8D 8H',
      '5S 5S 5D 5C 2C',
      '4H 4H 4C',
    ],
    redThrees: '3D 3D',
  },
  pile: '8H 5C KC 4S 7C',
  stock: 0,
};

/** No stock, and a top card that fits: a pile that cannot be refused. */
export const mustTakeIt: Script = {
  id: 'must-take-it',
  title: 'A pile you cannot refuse',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['stock.must-take', 'stock.empty'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'The stock is gone, and you would rather see the deal end. May you decline the 7♣?',
      move: 'pass',
    },
    {
      do: 'ask',
      text: 'Then begin your turn as you must.',
      goal: { is: 'pile-taken' },
      solution: ['take onto 7'],
      hints: ['When may you not refuse the pile?', 'Look at your sevens. The top card fits them.'],
      wrong: [
        { move: 'pass', breaks: 'stock.must-take' },
        { move: 'draw', breaks: 'stock.empty' },
      ],
      right: 'Sevens lie on your side, short of a canasta, and nothing freezes the pile.',
    },
    {
      do: 'ask',
      text: 'Your turn goes on as after any take. End it.',
      goal: { is: 'turn-ended' },
      solution: ['discard KC'],
      hints: ['A turn ends with a discard.', 'The K♣ fits no meld of the next player.'],
      wrong: [
        { move: 'end', breaks: 'discard.count' },
        { move: 'pass', breaks: 'turn.parts' },
      ],
      aside: 'You may lay more. The turn ends when you throw a card.',
      right: 'No meld of the next player fits a king. A player who holds none ends the deal there.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 37 }, stock: 0 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 18, right: 19 },
        theirs: {
          score: 2130,
          melds: ['JS JS JH JH JD JC JC', '6S 6H 6D 6C 2S', 'AS AD AC', '9S 9H 9D'],
          redThrees: '3D',
        },
        right: {
          score: 1870,
          melds: ['8C 8C 8D 8D 8H', '5S 5S 5D 5C 2C', '4H 4H 4C'],
          redThrees: '3D',
        },
        stock: 0,
      },
    },
  },
};
