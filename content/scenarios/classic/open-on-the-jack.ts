import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'AD KS KH QC JD JC 9H 8C 6S 5D 2S',
  others: { left: 6, partner: 11, right: 11 },
  yours: { score: 310 },
  theirs: { score: 275, melds: ['AS AH AC', '9S 9D 9C'] },
  pile: '4H 8D 6C 10C QH 7S JH',
  stock: 56,
};

/** A pair, the top card and a two: just enough to open with the pile. */
export const openOnTheJack: Script = {
  id: 'open-on-the-jack',
  title: 'Your first meld, with the pile',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['pile.unopened', 'opening.counts', 'opening.minimum'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'You have no meld yet. Take the pile, and open with it.',
      goal: { is: 'all', of: [{ is: 'pile-taken' }, { is: 'opened' }] },
      solution: ['take with JD JC 2S'],
      hints: [
        'Three jacks are worth how much, and how much is asked?',
        'Lay the 2♠ with the jacks. More than a pair may lie with the top card.',
      ],
      wrong: [
        { move: 'take with JD JC', breaks: 'opening.minimum' },
        { move: 'take with JD 2S', breaks: 'pile.unopened' },
        { move: 'take with JD JC, lay KS KH', breaks: 'meld.size' },
      ],
      aside: 'You may draw. But your jacks can have this pile, with some help.',
      right: 'It is enough. The rest of the pile is in your hand, and your side has opened.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} 10S 10D 7D 5C 4S 7H 5H`,
        others: { left: 13 },
        pile: '4H 8D 10C 7S JH',
        stock: 66,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} 10S 7D 5C`,
        others: { left: 9, right: 11 },
        right: { score: 190, melds: ['KS KH KD 2S'] },
        stock: 57,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} 10S 7D`,
        others: { left: 9, partner: 13, right: 13 },
        stock: 47,
      },
    },
  },
};
