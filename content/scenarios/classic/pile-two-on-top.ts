import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  hand: 'AD KH KS JC 9D 7S 5H 2S 2H Joker',
  others: { left: 9, partner: 7, right: 8 },
  yours: { score: 755, melds: ['QS QH QC', '6S 6H 6D 6C'] },
  theirs: { score: 690, melds: ['10S 10H 10D 10C Joker'] },
  pile: 'JH 8C 4D QD 5S AH 8S 2C',
  stock: 54,
};

/** A two just thrown: no card takes it, not even its own kind. */
export const pileTwoOnTop: Script = {
  id: 'pile-two-on-top',
  title: 'A wild card on top',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['pile.wild-on-top', 'freeze.by'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'The 2♣ has just been thrown, and you hold two more twos. Begin your turn.',
      goal: { is: 'drawn' },
      solution: ['draw'],
      hints: [
        'Who may take a pile with a wild card on top?',
        'Neither your twos nor your joker will do. Draw.',
      ],
      wrong: [
        { move: 'take with 2S 2H', breaks: 'pile.wild-on-top' },
        { move: 'take with 2S Joker', breaks: 'pile.wild-on-top' },
        { move: 'take onto Q', breaks: 'pile.wild-on-top' },
      ],
      right: 'For this one turn nobody could have had it.',
    },
    {
      do: 'ask',
      text: 'Now end your turn, and cover the 2♣.',
      goal: { is: 'turn-ended' },
      solution: ['discard 5H'],
      hints: ['Any card that you throw will cover it.', 'Throw the 5♥.'],
      wrong: [
        { move: 'draw', breaks: 'turn.parts' },
        { move: 'lay 2S 2H Joker', breaks: 'meld.naturals' },
      ],
      aside: 'That is allowed too. Then throw a card.',
      right: 'The 2♣ is covered, but it still lies in the pile.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 14 }, stock: 64 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 12, right: 11 },
        right: { score: 575, melds: ['AS AH AD AC 2S'] },
        stock: 50,
      },
    },
    hutto: { position: { ...position, others: { left: 11, partner: 9, right: 14 }, stock: 44 } },
  },
};
