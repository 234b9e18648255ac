import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AS AH AC KS KD KC QD 9H 9C 7D 5S 2S',
  others: { left: 11, partner: 11, right: 11 },
  yours: { score: 435 },
  theirs: { score: 510 },
  pile: 'JD 6C 10S 8H',
  stock: 59,
};

/** A hand that could open with much, and does better with little. */
export const openSmall: Script = {
  id: 'open-small',
  title: 'As little as will do',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['opening.minimum', 'cards.values'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You have drawn. Open with as few cards as you can, and keep the rest in hand.',
      goal: { is: 'all', of: [{ is: 'opened' }, { is: 'holds', cards: 'KS KD KC 2S 9H 9C' }] },
      solution: ['lay AS AH AC'],
      hints: [
        'How much is needed, and which three cards reach it alone?',
        'Three aces are enough.',
      ],
      wrong: [
        { move: 'lay KS KD KC', breaks: 'opening.minimum' },
        { move: 'lay 9H 9C 2S', breaks: 'opening.minimum' },
      ],
      aside: 'That opens or it waits, and both are allowed. Fewer cards would do.',
      right: 'The kings and the 2♠ stay with you: a pair or three of a kind may take a pile.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} JS 10H 8C 6S 4D`,
        others: { left: 16 },
        pile: 'JD 8H',
        stock: 73,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} JS 10H 8C`,
        others: { left: 14, right: 14 },
        right: { score: 295 },
        stock: 61,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} JS`,
        others: { left: 12, partner: 12, right: 12 },
        stock: 55,
      },
    },
  },
};
