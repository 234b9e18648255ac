import type { Script, ScriptPosition, Step } from '#src/scenario/script.ts';

/** The cards of the player after you. */
const NEXT = 'AC KH 10C 8C 8D 7D 5S';

const position: ScriptPosition = {
  hand: 'AD QS JC 10D 8S 6H 5C 4S',
  others: { left: NEXT, partner: 11, right: 14 },
  yours: {
    score: 1810,
    melds: [
      '10S 10S 10H 10H 10D 10C 2D',
      'KS KH KC KS KD KD',
      'AS AH AC AH 2H',
      '7S 7H 7D 7S 7C 7C 7H',
    ],
    redThrees: '3D',
  },
  theirs: {
    score: 1745,
    melds: [
      'QS QH QD QD QC QC Joker',
      '9S 9H 9C 9C',
      '6S 6H 6D 6C 2C',
      '5S 5H 5D 5H 5D',
      'JS JH JD JC JS JH JD',
      '8S 8H 8D 8C',
    ],
    redThrees: '3H 3D',
  },
  pile: '8H 4D KC 9S 4H 6S',
  stock: '3H 9D',
};

const lastDraw: readonly [Step, ...Step[]] = [
  {
    do: 'ask',
    text: 'The stock is almost gone. Begin your turn.',
    goal: { is: 'drawn' },
    solution: ['draw'],
    hints: ['May you leave a stock that still has cards?', 'Draw what is there.'],
    wrong: [
      { move: 'pass', breaks: 'stock.empty' },
      { move: 'discard 4S', breaks: 'turn.parts' },
    ],
    right: 'The 3♥ came and the 9♦, and no more: {sentence:draw.short}.',
  },
  {
    do: 'ask',
    text: 'Nothing is left to draw, but your turn goes on. End it.',
    goal: { is: 'turn-ended' },
    solution: ['discard 4S'],
    hints: ['Which card can the next player do nothing with?', 'Throw the 4♠.'],
    wrong: [
      { move: 'draw', breaks: 'stock.empty' },
      { move: 'lay 9D onto 9', breaks: 'meld.add' },
    ],
    aside: 'You may do that. To see the deal end, throw a card that helps nobody.',
    right: 'From now on a turn can only begin with the pile.',
  },
];

/** The last draw: a red three and a card for it, and then nothing. */
export const theLastCards: Script = {
  id: 'the-last-cards',
  title: 'The last cards of the stock',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['draw.short', 'stock.empty', 'red-three.drawn'],
  position,
  steps: [
    ...lastDraw,
    {
      do: 'watch',
      seat: 'left',
      move: 'pass',
      text: 'No stock, and no use for the 4♠: the player on your left declines. The deal ends.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        others: { left: 24 },
        pile: '10C 4C 7D 4H 5C AD 4S 9D 9H 8C 4D 6D 9S 6S',
        stock: '3H 9D',
      },
      steps: lastDraw,
    },
    'classic-three': {
      position: {
        ...position,
        others: { left: NEXT, right: 14 },
        theirs: {
          score: 1745,
          melds: [
            'QS QH QD QD QC QC Joker',
            '9S 9H 9C 9C',
            '6S 6H 6D 6C 2C',
            '5S 5H 5D 5H 5D',
            '8S 8H 8D 8C',
          ],
          redThrees: '3H',
        },
        right: {
          score: 1420,
          melds: ['JS JH JD JC JS JH JD', '4H 4D 4C'],
          redThrees: '3D',
        },
        pile: '3S 4C 6C 3C 5C 6D 3S 3C 8H 4D KC 9S 4H 6S',
        stock: '3H 9D',
      },
    },
  },
};
