import type { Script, ScriptPosition } from '#src/scenario/script.ts';

/** A red three that should have been laid on an earlier turn. */
const position: ScriptPosition = {
  phase: 'meld',
  undeclared: { 1: '3D' },
  hand: 'AH KC QS JH 10C 9D 8C 6S 4D 3D',
  others: { left: 2, partner: 8, right: 6 },
  yours: { score: 1340, melds: ['JS JD JC', '8S 8H 8D 2D'], redThrees: '3H' },
  theirs: { score: 1515, melds: ['KS KS KH KH KD KD KC', '5S 5H 5D 5C', 'AS AD AC'] },
  pile: '7H QD 10S 4C 9H',
  stock: 55,
};

/** Found late, but not too late. */
export const forgottenRedThree: Script = {
  id: 'forgotten-red-three',
  title: 'A red three behind the other cards',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['penalty.red-three', 'red-three.use'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'You find the 3♦ behind your 4♦. It came some turns ago, and nobody has noticed.',
    },
    {
      do: 'ask',
      text: 'The next player is nearly out. What do you do with the 3♦?',
      goal: { is: 'not', goal: { is: 'holds', cards: '3D' } },
      solution: ['red-three 3D'],
      hints: [
        'It may still be laid, until the deal is over.',
        'Choose the 3♦ and lay it beside the 3♥.',
      ],
      wrong: [
        { move: 'discard 3D', breaks: 'red-three.use' },
        { move: 'lay 4D 3D', breaks: 'meld.size' },
      ],
      aside: 'You may keep silent. But the deal may end, and then it is dear.',
      right: 'That was in time. Otherwise: {sentence:penalty.red-three}.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 3 }, stock: 68 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 3, right: 11 },
        right: { score: 1140, melds: ['QS QH QD', '10S 10H 10D 2S'] },
        stock: 50,
      },
    },
    hutto: { position: { ...position, others: { left: 3, partner: 9, right: 8 }, stock: 51 } },
  },
};
