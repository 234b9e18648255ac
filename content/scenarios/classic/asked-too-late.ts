import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'JH JD 7S 7H 7D 4C',
  others: { left: 8, partner: 8, right: 6 },
  yours: {
    score: 645,
    melds: ['KS KS KH KD KD KC Joker', '10S 10H 10D 10D 10C 2H 2D', 'JS JC JC'],
  },
  theirs: { score: 720, melds: ['AS AH AD AC', '8S 8H 8D 8C 8C'] },
  pile: '6D 9H 5S QC 6C QH',
  stock: 48,
};

/** The first card laid closes the question. */
export const askedTooLate: Script = {
  id: 'asked-too-late',
  title: 'Too late to ask',
  variants: ['classic-four', 'hutto'],
  teaches: ['permission.when', 'permission.ask'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You have drawn. Lay your sevens.',
      goal: { is: 'meld', rank: '7', cards: 3 },
      solution: ['lay 7S 7H 7D'],
      hints: ['A new meld takes {rule:meld.size}.', 'Choose the three sevens.'],
      wrong: [
        { move: 'lay 7S 7H', breaks: 'meld.size' },
        { move: 'lay 7S 7H 7D onto J', breaks: 'meld.of' },
      ],
      aside: 'That is allowed. Lay the sevens too.',
      right: 'Three cards are left, and all of them could go.',
    },
    {
      do: 'judge',
      text: 'Now you would like to hear what your partner thinks. May you still ask?',
      move: 'ask',
    },
    {
      do: 'ask',
      text: 'Finish the turn without asking, as you think best.',
      goal: { is: 'turn-ended' },
      solution: ['lay JH JD onto J', 'discard 4C'],
      hints: [
        'Do you need permission to go out?',
        'Without asking you may still go out, or keep a card and wait.',
      ],
      wrong: [
        { move: 'ask', breaks: 'permission.when' },
        { move: 'lay JH JD 4C onto J', breaks: 'meld.of' },
      ],
      right: 'You need no permission. You only lost the chance to ask for it.',
    },
  ],
  per: {
    hutto: { position: { ...position, others: { left: 10, partner: 9, right: 9 }, stock: 42 } },
  },
};
