import type { Script, ScriptPosition } from '#src/scenario/script.ts';

/** Right after the deal: no card is turned up yet. */
const position: ScriptPosition = {
  dealt: true,
  hand: 'AC KH QS QD JC 9S 8D 7H 6C 4S 3H',
  others: { left: 11, partner: 11, right: 11 },
  stock: 64,
};

/** A red three shown as soon as the cards are dealt, before the pile begins. */
export const redThreeShown: Script = {
  id: 'red-three-shown',
  title: 'Red threes before the first card is turned',
  variants: ['hutto'],
  teaches: ['red-three.dealt', 'red-three.use'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'The cards are dealt, and there is no pile yet. You sit left of the dealer.',
    },
    {
      do: 'ask',
      text: 'You find the 3♥ among your cards. What do you do with it?',
      goal: { is: 'not', goal: { is: 'holds', cards: '3H' } },
      solution: ['red-three 3H'],
      hints: [
        'Does a red three wait for your first turn here?',
        'Choose the 3♥ and lay it on your side.',
      ],
      wrong: [
        { move: 'draw', breaks: 'red-three.use' },
        { move: 'discard 3H', breaks: 'red-three.use' },
      ],
      right: 'A card from the stock takes its place. When all have done so, a card is turned up.',
    },
  ],
};
