import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AS AH AD KD KC 9S 9H 9C 7S 6H 4D Joker',
  others: { left: 6, partner: 11, right: 11 },
  yours: { score: 1620 },
  theirs: { score: 1465, melds: ['QS QH QD QC 2S'] },
  pile: '8H 5C JD 10S 7H',
  stock: 58,
};

/** A side that is well ahead: the same kind of hand, and a higher minimum. */
export const openByTotal: Script = {
  id: 'open-by-total',
  title: 'A higher total asks for more',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['opening.minimum', 'opening.wilds'],
  position,
  steps: [
    {
      do: 'choose',
      text: 'You have no meld yet. Look at the total of your side. Which of these would open?',
      options: [
        'lay AS AH AD',
        'lay AS AH AD, lay 9S 9H 9C',
        'lay KD KC Joker',
        'lay AS AH AD Joker',
      ],
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} 10C 8D 5S 4C QH JC`,
        others: { left: 13 },
        pile: '8H JD 10S 7H',
        stock: 68,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} 10C 8D 5S`,
        others: { left: 11, right: 10 },
        right: { score: 380, melds: ['JS JH JC 2H'] },
        stock: 58,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} 10C 8D`,
        others: { left: 8, partner: 12, right: 12 },
        stock: 52,
      },
    },
  },
};
