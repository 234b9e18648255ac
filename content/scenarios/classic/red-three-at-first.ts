import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  firstTurn: true,
  hand: 'AS KD KC QH 10S 9H 9C 7D 5S 4H 3D',
  others: { left: 11, partner: 11, right: 11 },
  pile: '8C',
  stock: 63,
};

/** A red three among the cards you were dealt, and nothing else can be done before it. */
export const redThreeAtFirst: Script = {
  id: 'red-three-at-first',
  title: 'A red three in your first hand',
  variants: ['classic-four', 'classic-two', 'classic-three'],
  teaches: ['red-three.dealt', 'red-three.use'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'It is your first turn, and the 3♦ is among your cards. What comes first?',
      goal: { is: 'not', goal: { is: 'holds', cards: '3D' } },
      solution: ['red-three 3D'],
      hints: [
        'A red three is never held, thrown or melded. What is left to do with it?',
        'Choose the 3♦ and lay it on your side.',
      ],
      wrong: [
        { move: 'draw', breaks: 'red-three.use' },
        { move: 'discard 3D', breaks: 'red-three.use' },
      ],
      right: 'A card from the stock takes its place: you hold {rule:deal.hand} again.',
    },
    {
      do: 'ask',
      text: 'Only now does your turn begin. Go on.',
      goal: { is: 'drawn' },
      solution: ['draw'],
      hints: ['The card you got was a replacement, not your draw.', 'Draw from the stock.'],
      wrong: [
        { move: 'discard 5S', breaks: 'turn.parts' },
        { move: 'lay KD KC', breaks: 'turn.parts' },
      ],
      right: 'The replacement did not use up your draw.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} JS JH 6C 4D`,
        others: { left: 15 },
        stock: 77,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} JS 6C`,
        others: { left: 13, right: 13 },
        stock: 68,
      },
    },
  },
};
