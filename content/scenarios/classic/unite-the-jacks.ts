import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KH QD 10C 9H 8S 6D 6C 4H',
  others: { left: 7, partner: 6, right: 6 },
  yours: { score: 1130, melds: ['JS JH JD', 'JS JC JD 2C', 'AS AH AC'] },
  theirs: { score: 1295, melds: ['QS QH QC 2H', '7S 7H 7D 7C'] },
  pile: 'KC 5D 9S 10H 5S',
  stock: 58,
};

/** Two melds of jacks that are a canasta once they are one. */
export const uniteTheJacks: Script = {
  id: 'unite-the-jacks',
  title: 'Two melds of one rank',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['meld.same-rank', 'canasta.size'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'Some jacks took the pile as a meld of their own, so there are two melds of jacks now.',
    },
    {
      do: 'ask',
      text: 'You hold no jack and no wild card. Make a canasta all the same.',
      goal: { is: 'canastas', count: 1 },
      solution: ['combine J'],
      hints: [
        'Must melds of one rank lie apart?',
        'How many cards do the jacks have if they lie together?',
      ],
      wrong: [
        { move: 'combine A', breaks: 'meld.same-rank' },
        { move: 'lay 6D 6C onto J', breaks: 'meld.of' },
      ],
      aside: 'That is allowed, but nothing has become of the jacks.',
      right: 'One wild card lies among them, so the whole is a mixed canasta.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 10 }, stock: 67 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 9, right: 11 },
        right: { score: 970, melds: ['KS KH KD', '10S 10H 10D'] },
        stock: 51,
      },
    },
    hutto: { position: { ...position, others: { left: 9, partner: 8, right: 9 }, stock: 51 } },
  },
};
