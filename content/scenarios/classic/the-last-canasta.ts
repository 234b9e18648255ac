import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'QD 9C 4H',
  others: { left: 9, partner: 4, right: 7 },
  yours: { score: 2380, melds: ['QS QH QD QC QC 2D', '9S 9H 9D', 'KS KH KD KC'] },
  theirs: { score: 2215, melds: ['JS JH JD JC JC', '7S 7H 7C 2C', 'AS AH AD'] },
  pile: '8D 5S 10H 6C KD',
  stock: 55,
};

/** Where two are needed, one is complete already. */
const yours = {
  score: 2380,
  melds: ['QS QH QD QC QC 2D', '9S 9H 9D', '10S 10S 10H 10D 10D 10C 10C'],
};

/** The canasta that is missing is made on the turn that ends the deal. */
export const theLastCanasta: Script = {
  id: 'the-last-canasta',
  title: 'A canasta on the way out',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['out.fresh-canasta', 'out.how', 'score.going-out', 'out.canastas'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'Going out takes {rule:out.canastas}, and one is missing. You have drawn the Q♦.',
    },
    {
      do: 'ask',
      text: 'Go out.',
      goal: { is: 'went-out' },
      onTheWay: { is: 'meld', rank: 'Q', cards: 7 },
      solution: ['lay QD onto Q', 'lay 9C onto 9', 'discard 4H'],
      hints: [
        'Does a canasta count that you make on this very turn?',
        'The queen completes one. The 9♣ has a place too.',
      ],
      wrong: [
        { move: 'lay 9C 4H onto 9', breaks: 'meld.of' },
        { move: 'lay QD 9C onto Q', breaks: 'meld.of' },
      ],
      aside: 'That is allowed. But this hand could have ended the deal.',
      right:
        'The queens became a canasta only now: {sentence:out.fresh-canasta}. It pays {rule:score.going-out} to go out.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 12 }, yours, stock: 60 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 13, right: 11 },
        yours,
        right: { score: 1760, melds: ['AS AH AD 2S', '6S 6H 6D 6C'] },
        stock: 40,
      },
    },
    hutto: {
      position: { ...position, others: { left: 11, partner: 7, right: 9 }, yours, stock: 45 },
    },
  },
};
