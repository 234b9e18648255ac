import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'AD KC JS JH 10D 9S 8H 6D 5C 4C 4S',
  others: { left: 7, partner: 8, right: 10 },
  yours: { score: 95, melds: ['QS QH QC 2D'] },
  theirs: { score: 130, melds: ['8S 8D 8C Joker'], redThrees: '3D' },
  pile: '10H 6C KS 7D 5H 9C KD',
  stock:
    '3H 2S 10D 10S 2H 10C AC 2D 7S 2C 7H 7H Joker JC 7D 5S QS 7C 9D QH 4S QD 2H 4H QC 3C 4D AS 9S 4C KH 9H AS 9D 7S AH 9C QD AD 6S AC 6H 6H Joker 10C 6D 3S JS 6C 5D JH 3S JD AH JC 2C',
};

/** A draw that brings a red three: it goes to the table, and another card comes for it. */
export const redThreeDrawn: Script = {
  id: 'red-three-drawn',
  title: 'What will the stock bring?',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['red-three.drawn', 'red-three.value', 'turn.parts'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'Begin your turn, and look at what comes.',
      goal: { is: 'drawn' },
      solution: ['draw'],
      hints: ['Nothing of your hand takes this pile.', 'Draw from the stock.'],
      wrong: [
        { move: 'take with KC 10D', breaks: 'pile.needs' },
        { move: 'discard 4S', breaks: 'turn.parts' },
      ],
      right:
        'The 3♥ came, and another card for it. It lies beside your melds: {sentence:red-three.value}.',
    },
    {
      do: 'ask',
      text: 'Your turn goes on as if nothing had happened. Finish it.',
      goal: { is: 'turn-ended' },
      solution: ['discard 5C'],
      hints: ['You have drawn, red three or not.', 'Throw a card that you can spare.'],
      wrong: [
        { move: 'draw', breaks: 'turn.parts' },
        { move: 'lay 4C 4S', breaks: 'meld.size' },
      ],
      right: 'The red three stays on the table until the deal is scored.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} 7C`,
        others: { left: 12 },
        stock:
          '3H 3S JD 10S JC AC 8S 3C 7H 8H Joker 8D 5S KS 8C 9D KH 5S KD 2H 5H KC 3C 5D AS 10S 5C KH 10H 2S 10D 7S 2H 10C QD 2D 7S 2C 6H 7H Joker JC 7D 3S QS 7C 5D QH 4S QD AH 4H QC 2C 4D 9S 4C 9H 9H AS 9D 6S AH 9C JD AD 6S AC',
      },
    },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 15 },
        right: { score: 45 },
        stock:
          '3H 2S 10D 10S 2H 10C AC 2D 7S 2C 7H 7H Joker JC 7D 5S QS 7C 9D QH 4S QD 2H 4H QC 3C 4D AS 9S 4C KH 9H AS 9D 7S AH 9C QD AD 6S AC 6H 6H Joker 10C 6D 3S JS 6C 5D JH 3S JD AH JC',
      },
    },
    hutto: {
      position: {
        ...position,
        others: { left: 9, partner: 9, right: 12 },
        stock:
          '3H 2S 10D 10S 2H 10C AC 2D 7S 2C 7H 7H Joker JC 7D 5S QS 7C 9D QH 4S QD 2H 4H QC 3C 4D AS 9S 4C KH 9H AS 9D 7S AH 9C QD AD 6S AC 6H 6H Joker 10C 6D 3S JS 6C 5D JH',
      },
    },
  },
};
