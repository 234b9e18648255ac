import type { Script, ScriptPosition } from '#src/scenario/script.ts';

/** One card, a turn without a draw still owed, and no right to go out. */
const position: ScriptPosition = {
  owedTurns: { 1: 1 },
  hand: '7D',
  others: { left: 8, partner: 5, right: 7 },
  yours: { score: 1975, melds: ['QS QH QD QC 2C', '9S 9H 9D', 'KS KH KC'] },
  theirs: { score: 2120, melds: ['JS JH JD JC JC', '6S 6H 6D 6C 2S', '10S 10H 10D'] },
  pile: '4C 8H 5D 5S AD',
  stock: 58,
};

/** A last card that may not be thrown ends the deal. */
export const nothingToDiscard: Script = {
  id: 'nothing-to-discard',
  title: 'No card that you may throw',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['discard.unable', 'penalty.overdraw', 'out.canastas'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'You owe a turn without a draw. Your last card is left, and too few canastas to go out.',
    },
    {
      do: 'ask',
      text: 'It is your turn. What is left to do?',
      goal: { is: 'turn-ended' },
      solution: ['end'],
      hints: [
        'May you throw your last card? May you draw another?',
        'You can do neither. Say so, and end the turn.',
      ],
      wrong: [
        { move: 'discard 7D', breaks: 'out.canastas' },
        { move: 'draw', breaks: 'penalty.overdraw' },
        { move: 'take with 7D', breaks: 'penalty.overdraw' },
      ],
      right: 'It hardly ever comes to this, but the text has an answer: {sentence:discard.unable}.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 12 }, stock: 66 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 10 },
        right: { score: 1635, melds: ['8S 8H 8D', 'KS KH KD KC 2S'] },
        stock: 49,
      },
    },
    hutto: { position: { ...position, others: { left: 10, partner: 7, right: 9 }, stock: 52 } },
  },
};
