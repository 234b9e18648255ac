import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'KS KD JH JD 10D 9H 8H 7C 5D 4S 2C',
  others: { left: 11, partner: 4, right: 11 },
  yours: { score: 1405, melds: ['JS JH JD', '5S 5H 5C 2S'] },
  theirs: { score: 1260 },
  pile: '3H 10C 6D QS 4C 8S 9D JC',
  turnedUp: 2,
  stock: 56,
};

/** A red three turned up at the deal, at the bottom of a pile on which nobody has thrown a wild card. */
export const pileRedThree: Script = {
  id: 'pile-red-three',
  title: 'A red three at the bottom',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['freeze.by', 'pile.frozen-needs', 'red-three.from-pile'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'The 3♥ was turned up at the deal. May you take the pile onto your jacks?',
      move: 'take onto J',
    },
    {
      do: 'ask',
      text: 'Take the pile all the same.',
      goal: { is: 'pile-taken' },
      solution: ['take with JH JD'],
      hints: [
        'Does this pile ask for less because its freezing card is no wild card?',
        'Look at your jacks.',
      ],
      wrong: [
        { move: 'take with JH 2C', breaks: 'pile.frozen-needs' },
        { move: 'take with 2C onto J', breaks: 'pile.frozen-needs' },
      ],
      aside: 'You may draw. But your hand has the key to this pile.',
      right: 'The 3♥ lies face up on your side now: {sentence:red-three.from-pile}.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} 10S 6C`,
        others: { left: 17 },
        pile: '3H 10C QS 4C JC',
        stock: 66,
      },
    },
    'classic-three': {
      position: {
        ...position,
        others: { left: 14, right: 11 },
        right: { score: 1175, melds: ['AS AH AD 2S'] },
        pile: '3H 10C 6D QS 4C JC',
        stock: 55,
      },
    },
    hutto: { position: { ...position, others: { left: 12, partner: 7, right: 12 }, stock: 51 } },
  },
};
