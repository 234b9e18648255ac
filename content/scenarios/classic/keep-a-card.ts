import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KD KC 7H',
  others: { left: 8, partner: 6, right: 9 },
  yours: { score: 1260, melds: ['KS KH KC', '8S 8H 8D 8C', 'QS QH QC 2S'] },
  theirs: { score: 1315, melds: ['AS AH AD AC 2H', '5S 5H 5D 5C'] },
  pile: '10C 4D JS 6H 9D 4S JC',
  stock: 55,
};

/** One canasta lies there, which is one too few where two are needed. */
const yours = {
  score: 1260,
  melds: ['KS KH KC', '8S 8H 8D 8C 8C 8D 2S', 'QS QH QC'],
};

/** A small hand that could be laid to the last card, and must not be. */
export const keepACard: Script = {
  id: 'keep-a-card',
  title: 'Too few canastas to go out',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['out.keep', 'out.canastas'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'Going out takes {rule:out.canastas}. Count those on your side: there are too few.',
    },
    {
      do: 'ask',
      text: 'You have drawn. Add to your kings, and end your turn.',
      goal: {
        is: 'all',
        of: [{ is: 'meld', rank: 'K', cards: 4 }, { is: 'turn-ended' }],
      },
      onTheWay: { is: 'meld', rank: 'K', cards: 4 },
      solution: ['lay KD onto K', 'discard 7H'],
      hints: [
        'One card goes on the pile. How many must stay after that?',
        'Lay one king, keep the other, and throw the 7♥.',
      ],
      wrong: [
        { move: 'lay KD KC onto K', breaks: 'out.keep' },
        { move: 'lay KD KC', breaks: 'meld.size' },
        { move: 'lay 7H onto 8', breaks: 'meld.of' },
      ],
      aside: 'That is allowed. But one king could have gone to the others.',
      right: 'With both kings laid you would have had nothing to keep after your discard.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 11 }, yours, stock: 65 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 12, right: 11 },
        right: { score: 970, melds: ['10S 10H 10D', '7S 7D 7C 2D'] },
        yours,
        stock: 46,
      },
    },
    hutto: {
      position: { ...position, others: { left: 10, partner: 8, right: 11 }, yours, stock: 47 },
    },
  },
};
