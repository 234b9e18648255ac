import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KC JS 10H 9C 8S 8D 7H 5H 4H 2C',
  others: { left: 8, partner: 9, right: 8 },
  yours: { score: 560, melds: ['6S 6H 6D', 'QS QH QD'] },
  theirs: { score: 615, melds: ['AS AH AC AD', '4S 4D 4C'] },
  pile: '5D KH 8H JC 10S 9D',
  stock: 54,
};

/** A card in the pile that would complete a meld, and is nobody's. */
export const notYoursYet: Script = {
  id: 'not-yours-yet',
  title: 'A card you can see and do not hold',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['cards.own', 'meld.size'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You have drawn. You hold two eights, and a third lies in the pile. Make a meld of eights.',
      goal: { is: 'meld', rank: '8', cards: 3 },
      solution: ['lay 8S 8D 2C'],
      hints: [
        'Which cards are yours to play?',
        'Leave the pile alone. What in your hand can stand for an eight?',
      ],
      wrong: [
        { move: 'lay 8S 8D 8H', breaks: 'cards.own' },
        { move: 'lay 8S 8D', breaks: 'meld.size' },
      ],
      aside: 'That is allowed, but the eights are not on the table.',
      right: 'The 8♥ stays where it is, until somebody takes the whole pile.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 12 }, stock: 67 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 12, right: 11 },
        right: { score: 470, melds: ['KS KH KD 2S'] },
        stock: 52,
      },
    },
    hutto: { position: { ...position, others: { left: 11, partner: 10, right: 10 }, stock: 48 } },
  },
};
