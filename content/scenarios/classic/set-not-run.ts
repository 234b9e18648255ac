import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'QC QD JS JH JC 10D 9H 8H 7H 6C 5S 4C',
  others: { left: 9, partner: 8, right: 10 },
  yours: { score: 360, melds: ['AS AH AD'] },
  theirs: { score: 445, melds: ['KS KH KC KD', '9S 9D 9C'] },
  pile: '7D 6H 10C 5D KD',
  stock: 54,
};

/** Three jacks among cards that look as good: a run, a pair, a card for the other side's meld. */
export const setNotRun: Script = {
  id: 'set-not-run',
  title: 'What in this hand is a meld?',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['meld.of', 'meld.size', 'meld.add'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You have drawn. Lay a new meld.',
      goal: { is: 'meld', rank: 'J', cards: 3 },
      solution: ['lay JS JH JC'],
      hints: [
        'What must the cards of a meld have in common, and how many does it take?',
        'Look for a rank that you hold more than twice.',
      ],
      wrong: [
        { move: 'lay 9H 8H 7H', breaks: 'meld.of' },
        { move: 'lay QC QD', breaks: 'meld.size' },
        { move: 'lay 9H onto 9', breaks: 'meld.add' },
      ],
      aside: 'You may end your turn without laying anything. But you hold a meld.',
      right: 'The jacks lie on the table. They can grow on any later turn of yours.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 12 }, stock: 69 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 10, right: 11 },
        right: { score: 320, melds: ['QS QH QD 2S'] },
        stock: 56,
      },
    },
  },
};
