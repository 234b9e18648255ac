import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KH KC 7D 3S 3S 3C',
  others: { left: 6, partner: 5, right: 7 },
  yours: {
    score: 2315,
    melds: ['QS QS QH QD QC QC QD', '9S 9H 9H 9D 9C 2S 2C', 'KS KH KD'],
  },
  theirs: { score: 2440, melds: ['AS AS AH AD AC AC 2D', '6S 6H 6D 6C', '10H 10D 10C'] },
  pile: '8S JC 4H 5D 10S JH',
  stock: 47,
};

/** Three black threes, useless until the very last move. */
export const blackThreesLast: Script = {
  id: 'black-threes-last',
  title: 'Three black threes at the end',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['black-three.meld', 'out.how', 'out.canastas'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'You have drawn, and there are canastas enough. May you lay the black threes first?',
      move: 'lay 3S 3S 3C',
    },
    {
      do: 'ask',
      text: 'Go out, black threes and all.',
      goal: { is: 'went-out' },
      onTheWay: { is: 'meld', rank: 'K', cards: 5 },
      solution: ['lay KH KC onto K', 'lay 3S 3S 3C', 'discard 7D'],
      hints: [
        'Black threes come in the move with which you go out. What must be gone before?',
        'Lay your kings, then the threes. One card is left to throw.',
      ],
      wrong: [
        { move: 'lay 3S 3S 3C', breaks: 'black-three.meld' },
        { move: 'lay 3S 3S', breaks: 'meld.size' },
        { move: 'lay KH KC 3S onto K', breaks: 'meld.of' },
      ],
      aside: 'That is allowed. The deal is not over yet.',
      right: 'With the threes on the table, only the last card was left, and it went on the pile.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 9 }, stock: 56 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 9, right: 10 },
        right: { score: 1900, melds: ['8S 8H 8D 8C', '7S 7H 7D', '5S 5H 5D 2S'] },
        stock: 35,
      },
    },
    hutto: { position: { ...position, others: { left: 8, partner: 9, right: 9 }, stock: 39 } },
  },
};
