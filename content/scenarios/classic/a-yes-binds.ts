import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AH QS QC 7C',
  others: { left: 9, partner: 3, right: 10 },
  yours: {
    score: 1530,
    melds: ['5S 5H 5D 5D 5C 2S 2C', '9S 9S 9H 9H 9D 9C 9C', 'AS AD AC', 'QH QD QC'],
  },
  theirs: { score: 1675, melds: ['KS KH KD KC KC', '7S 7H 7D'] },
  pile: '8D 10S 4H JC 6S 8C',
  stock: 48,
};

/** A request, a yes, and no way back. */
export const aYesBinds: Script = {
  id: 'a-yes-binds',
  title: 'After a yes',
  variants: ['classic-four', 'hutto'],
  teaches: ['permission.answer', 'penalty.false-request', 'permission.when'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You have drawn, and could go out. Ask your partner.',
      goal: { is: 'asked' },
      solution: ['ask'],
      hints: ['Put the question before you lay anything.', 'Ask. You find it under More.'],
      wrong: [
        { move: 'draw', breaks: 'turn.parts' },
        { move: 'lay AH QS onto A', breaks: 'meld.of' },
      ],
      aside: 'You need not ask. But here, see what an answer means.',
    },
    { do: 'watch', seat: 'partner', move: 'answer yes', text: 'Your partner says yes.' },
    {
      do: 'ask',
      text: 'Do as you said.',
      goal: { is: 'went-out' },
      onTheWay: { is: 'not', goal: { is: 'turn-ended' } },
      solution: ['lay AH onto A, lay QS QC onto Q', 'discard 7C'],
      hints: [
        'After a yes you must go out on this turn.',
        'The ace and the queens have their places. Throw the 7♣ last.',
      ],
      wrong: [
        { move: 'ask', breaks: 'permission.when' },
        { move: 'lay QS QC', breaks: 'meld.size' },
        { move: 'lay 7C onto 7', breaks: 'meld.add' },
      ],
      aside: 'The turn is over and you did not go out: {sentence:penalty.false-request}.',
      right: 'You kept your word, and the deal is over.',
    },
  ],
  per: {
    hutto: { position: { ...position, others: { left: 11, partner: 5, right: 12 }, stock: 42 } },
  },
};
