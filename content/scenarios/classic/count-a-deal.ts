import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: '',
  others: { left: 6, partner: '9S 9D 4C', right: 8 },
  yours: {
    score: 1240,
    melds: ['QS QS QH QH QD QC QC', '7S 7H 7D 7D 7C 2S 2H', 'AS AH AD'],
    redThrees: '3H',
  },
  theirs: { score: 1405, melds: ['KS KH KC KC', '8S 8H 8D 2D'], redThrees: '3D' },
  pile: '5C JH 10S 6D 9C 4H 10D 8C JS 5D KD 6S',
  stock: 52,
};

/** A good deal from the first line to the last: two kinds of canasta, a red three, and who went out. */
export const countADeal: Script = {
  id: 'count-a-deal',
  title: 'Count your side',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['score.melds', 'score.canastas', 'score.going-out', 'red-three.value', 'cards.values'],
  position,
  steps: [
    {
      do: 'count',
      text: 'You have gone out, and the deal is over. What is each line worth to your side?',
      of: { is: 'deal', side: 'yours', ended: { by: 'out', seat: 'you' } },
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 9 }, stock: 60 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 8, right: 8 },
        right: { score: 655, melds: ['10S 10H 10D 2D'] },
        stock: 49,
      },
    },
    hutto: {
      position: { ...position, others: { left: 8, partner: '9S 9D 4C', right: 9 }, stock: 49 },
    },
  },
};
