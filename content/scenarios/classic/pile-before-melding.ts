import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'QS QD JC 10H 9C 9D 8S 7H 6C 5S Joker',
  others: { left: 6, partner: 11, right: 11 },
  yours: { score: 880 },
  theirs: { score: 1010, melds: ['KS KH KC KD 2C'] },
  pile: '4C 8D 6S AH 10C 5D QH',
  stock: 57,
};

/** Nothing freezes the pile, and yet it is frozen for the side that has not melded. */
export const pileBeforeMelding: Script = {
  id: 'pile-before-melding',
  title: 'The pile before your first meld',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['pile.unopened', 'opening.minimum'],
  position,
  steps: [
    {
      do: 'choose',
      text: 'No card freezes this pile, but you have no meld yet. Which of these may you do?',
      options: ['take with QS Joker', 'take with QS QD', 'take with QS QD Joker', 'draw'],
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} KD JH 9H 8C 4S 4D`,
        others: { left: 12 },
        pile: '4C 8D 10C 5D QH',
        stock: 69,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} KD JH 9H`,
        others: { left: 11, right: 14 },
        right: { score: 765 },
        stock: 57,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} KD`,
        others: { left: 8, partner: 12, right: 13 },
        stock: 51,
      },
    },
  },
};
