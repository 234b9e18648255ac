import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'AS AC KS KC 10S 10D 8H 7S 5C 4H 2D',
  others: { left: 4, partner: 11, right: 11 },
  yours: { score: 1715 },
  theirs: { score: 1540, melds: ['QS QH QD Joker', '7S 7H 7D'] },
  pile: '6S KD 4C AD 9S AH 10H',
  stock: 57,
};

/** Two aces in the hand and two in the pile: only the top card helps to open. */
export const pileBuriedAces: Script = {
  id: 'pile-buried-aces',
  title: 'Opening with the top card',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['opening.counts', 'cards.own', 'pile.unopened', 'opening.minimum'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'May you take the pile with your tens, and lay the A♦ from it with your aces?',
      move: 'take with 10S 10D, lay AS AC AD',
    },
    {
      do: 'ask',
      text: 'Take the pile, and open with it.',
      goal: { is: 'all', of: [{ is: 'pile-taken' }, { is: 'opened' }] },
      solution: ['take with 10S 10D, lay AS AC 2D'],
      hints: [
        'Which cards count toward the first meld when you take the pile?',
        'Two tens take it. What can your aces do with the 2♦?',
      ],
      wrong: [
        { move: 'take with 10S 10D', breaks: 'opening.minimum' },
        { move: 'take with 10S 10D 2D', breaks: 'opening.minimum' },
        { move: 'take with 10S 2D, lay AS AC', breaks: 'pile.unopened' },
      ],
      aside: 'You may draw, of course. But your hand and the top card are enough to open.',
      right: 'Now that the first meld stands, the rest of the pile is in your hand, aces and all.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} QH JD 9C 8C 5H 6D`,
        others: { left: 9 },
        stock: 68,
      },
    },
    'classic-three': {
      position: {
        ...position,
        hand: `${position.hand} QH JD 9C 8C`,
        others: { left: 9, right: 11 },
        right: { score: 1385, melds: ['AS AH AD AC 2S'] },
        stock: 54,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} QH JD`,
        others: { left: 8, partner: 12, right: 13 },
        stock: 48,
      },
    },
  },
};
