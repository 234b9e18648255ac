import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KD QS QD 9S 8C 8D 7H 5D 4S 4H Joker 2C',
  others: { left: 6, partner: 6, right: 11 },
  yours: { score: 1105, melds: ['10S 10H 10D 10C', '6S 6H 6C'] },
  theirs: { score: 980, melds: ['JS JH JD JC 2S'] },
  pile: '8H 5S 7C KS 9D AC',
  stock: 55,
};

/** A pair that needs a wild card, and a second wild card that the pair cannot carry. */
export const wildCompany: Script = {
  id: 'wild-company',
  title: 'A pair and two wild cards',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['meld.balance', 'meld.naturals', 'cards.wild'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'Your queens are only a pair. Make a meld of them.',
      goal: { is: 'meld', rank: 'Q', cards: 3 },
      solution: ['lay QS QD 2C'],
      hints: [
        'Which of your cards can stand for a queen, and how many of them may lie with a pair?',
        'The two queens and one wild card.',
      ],
      wrong: [
        { move: 'lay QS QD 2C Joker', breaks: 'meld.balance' },
        { move: 'lay QS 2C Joker', breaks: 'meld.naturals' },
        { move: 'lay QS QD', breaks: 'meld.size' },
      ],
      aside: 'That is allowed, and the queens still wait in your hand.',
      right: 'In this meld the wild card counts as a queen for the rest of the deal.',
    },
    {
      do: 'ask',
      text: 'One wild card is left in your hand. Lay it where it may lie.',
      goal: {
        is: 'all',
        of: [
          { is: 'not', goal: { is: 'holds', cards: '2C' } },
          { is: 'not', goal: { is: 'holds', cards: 'Joker' } },
          { is: 'not', goal: { is: 'turn-ended' } },
        ],
      },
      solution: ['lay Joker onto 6'],
      hints: [
        'In which meld of your side would the natural cards still be more than the wild ones?',
        'Look at the sixes and the tens.',
      ],
      wrong: [
        { move: 'lay Joker onto Q', breaks: 'meld.balance' },
        { move: 'lay Joker onto J', breaks: 'meld.add' },
      ],
      aside: 'That is allowed, but the wild card is not on the table.',
      right: 'There are enough natural cards here to carry it.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 12 }, stock: 66 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 10, right: 11 },
        right: { score: 830, melds: ['KS KH KD 2S'] },
        stock: 53,
      },
    },
    hutto: { position: { ...position, others: { left: 8, partner: 7, right: 13 }, stock: 50 } },
  },
};
