import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AS AH AD QS QH QC 7S 7H 7D 7C 6D 2S',
  others: { left: 11, partner: 11, right: 11 },
  pile: '9H 5S KD',
  stock: 60,
};

/** Melds of like size and very different worth. */
export const whichWouldOpen: Script = {
  id: 'which-would-open',
  title: 'Worth how much?',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['cards.values', 'cards.wild'],
  position,
  steps: [
    {
      do: 'choose',
      text: 'What you lay first must be worth {rule:opening.minimum}. No score yet. Which melds do?',
      options: ['lay AS AH AD', 'lay QS QH QC', 'lay QS QH QC 2S', 'lay 7S 7H 7D 7C 2S'],
    },
    {
      do: 'ask',
      text: 'Lay one of those that are enough.',
      goal: { is: 'opened' },
      solution: ['lay AS AH AD'],
      hints: [
        'Add the values up, card by card.',
        'Three aces are enough. So are queens with the 2♠.',
      ],
      wrong: [
        { move: 'lay QS QH QC', breaks: 'opening.minimum' },
        { move: 'lay 7S 7H 7D 7C 2S', breaks: 'opening.minimum' },
      ],
      aside: 'You may wait. But look at what your aces are worth.',
      right: 'Three aces are worth as much as six queens.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} KC JS 10H 8C 4D`,
        others: { left: 16 },
        pile: '9H KD',
        stock: 73,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} KC JS 10H`,
        others: { left: 14, right: 14 },
        stock: 62,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} KC`,
        others: { left: 12, partner: 12, right: 11 },
        stock: 57,
      },
    },
  },
};
