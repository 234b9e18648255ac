import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'JD 9H 6S 5C 4H 4D 2H',
  others: { left: 7, partner: 8, right: 6 },
  yours: { score: 835, melds: ['JS JS JH JH JD JC', '5S 5H 5H 5D 5D 5C'] },
  theirs: { score: 960, melds: ['AS AH AD 2C', 'KS KH KC KC', '8S 8H 8D'] },
  pile: '7D QS 10H 6D 10C 9C',
  stock: 51,
};

/** A natural card and a wild one, and two melds that each lack a card. */
export const twoCanastasAtOnce: Script = {
  id: 'two-canastas-at-once',
  title: 'Which card goes where?',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['score.canastas', 'canasta.size', 'canasta.spoiled'],
  position,
  steps: [
    {
      do: 'ask',
      text: 'Two melds lack one card each. Complete both, for as many points as you can.',
      goal: {
        is: 'all',
        of: [
          { is: 'canastas', count: 2 },
          { is: 'canastas', count: 1, kind: 'natural' },
        ],
      },
      onTheWay: {
        is: 'any',
        of: [
          { is: 'canastas', count: 1, kind: 'natural' },
          {
            is: 'all',
            of: [
              { is: 'canastas', count: 1 },
              { is: 'holds', cards: 'JD' },
            ],
          },
        ],
      },
      solution: ['lay JD onto J, lay 2H onto 5'],
      hints: [
        'Bonuses: {rule:score.canastas}. Which of the two cards keeps a canasta natural?',
        'The J♦ goes to the jacks. What is left for the fives?',
      ],
      wrong: [
        { move: 'lay JD 2H onto 5', breaks: 'meld.of' },
        { move: 'lay JD 2H', breaks: 'meld.size' },
        { move: 'lay 2H onto A', breaks: 'meld.add' },
      ],
      aside: 'That is allowed. But one canasta could be natural, and the other complete.',
      right: 'One natural, one mixed. Beside the bonus, every card in them counts its value.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 11 }, stock: 61 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 11, right: 11 },
        right: { score: 720, melds: ['10S 10H 10D 2S', '6S 6H 6C'] },
        stock: 43,
      },
    },
    hutto: { position: { ...position, others: { left: 9, partner: 10, right: 9 }, stock: 44 } },
  },
};
