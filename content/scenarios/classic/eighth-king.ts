import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AD KD QH 10S 8C 7H 5C',
  others: { left: 5, partner: 6, right: 8 },
  yours: { score: 2210, melds: ['KS KS KH KH KD KC KC', '6S 6H 6D 2D'] },
  theirs: { score: 2480, melds: ['JS JH JD JC', '10H 10D 10C 2S', '4S 4H 4D'] },
  pile: '9D AC 8S 5H QC',
  stock: 55,
};

/** An eighth natural card: it may lie with the canasta, and counts there as a card. */
export const eighthKing: Script = {
  id: 'eighth-king',
  title: 'A king too many?',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['canasta.more', 'score.melds', 'meld.add'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'Your kings are a natural canasta already. Find a place on the table for the K♦.',
      goal: { is: 'meld', rank: 'K', cards: 8 },
      solution: ['lay KD onto K'],
      hints: ['Is a canasta closed when it is complete?', 'Add the K♦ to the other kings.'],
      wrong: [
        { move: 'lay KD', breaks: 'meld.size' },
        { move: 'lay KD onto 6', breaks: 'meld.of' },
        { move: 'lay 10S onto 10', breaks: 'meld.add' },
      ],
      aside: 'That is allowed, but the K♦ is not where it could be.',
      right: 'It stays a natural canasta, with the same bonus and one more king to count.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 9 }, stock: 65 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 8, right: 10 },
        right: { score: 1875, melds: ['AS AH AD', '9S 9H 9D 2S'] },
        stock: 49,
      },
    },
    hutto: { position: { ...position, others: { left: 7, partner: 9, right: 10 }, stock: 48 } },
  },
};
