import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'JS 9S 9H 5D',
  others: { left: 12, partner: 6, right: 12 },
  yours: {
    score: 3260,
    melds: [
      '8S 8S 8H 8H 8D 8C 8C',
      'AS AH AH AD AC 2S 2D',
      '4S 4H 4D 4D 4C 2C Joker',
      'QS QH QD QD QS QH',
      'KH KD KC KS KH KD',
    ],
    redThrees: '3D 3H',
  },
  theirs: {
    score: 2985,
    melds: [
      '10S 10S 10H 10D 10C 10C 2H',
      '6S 6H 6D 6S 6H 6D',
      'JH JD JC JC JH JD',
      '7S 7H 7C 7S 7H 7D Joker',
      '5H 5H 5C 5C',
      'AS AD AC',
    ],
    redThrees: '3D',
  },
  pile: 'KS 6C QC 5S 9D',
  stock: 0,
};

/** No stock, and a top card that could only start a new meld: take it or leave it. */
export const mayDecline: Script = {
  id: 'may-decline',
  title: 'Take it, or let the deal end',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['stock.empty', 'stock.must-take'],
  position,
  steps: [
    {
      do: 'choose',
      text: 'The stock is gone. A 9♦ is on top, and no nines lie on your side. What may you do?',
      options: ['pass', 'take with 9S 9H', 'draw', 'take with 9S JS'],
    },
    {
      do: 'ask',
      text: 'You are well ahead in this deal. End it.',
      goal: { is: 'turn-ended' },
      solution: ['pass'],
      hints: [
        'What ends the deal when the stock is gone?',
        'Nobody can make you start a new meld. Decline the pile.',
      ],
      wrong: [
        { move: 'discard 5D', breaks: 'turn.parts' },
        { move: 'draw', breaks: 'stock.empty' },
      ],
      aside: 'You may take it. But then the deal goes on, and the others may catch up.',
      right: 'The deal is over. Nobody went out, so nobody gets the bonus for it.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 30 }, stock: 0 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 15, right: 15 },
        theirs: {
          score: 2985,
          melds: ['10S 10S 10H 10D 10C 10C 2H', '6S 6H 6D 6S 6H 6D', 'JH JD JC JC JH JD'],
          redThrees: '3D',
        },
        right: { score: 2570, melds: ['7S 7H 7C 7S 7H 7D Joker', '5H 5H 5C 5C', 'AS AD AC'] },
        stock: 0,
      },
    },
  },
};
