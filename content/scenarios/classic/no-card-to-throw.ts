import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: '6D 2C',
  others: { left: 5, partner: 7, right: 8 },
  yours: {
    score: 990,
    melds: ['10S 10H 10H 10D 10C 10C Joker', 'AS AH AD AD AC AC 2S', '6S 6H 6C', 'JS JH JD'],
  },
  theirs: { score: 1140, melds: ['KS KS KH KD KC 2H Joker', '8S 8H 8D 8C'] },
  pile: '9H QC 5D 7S QS 4C',
  stock: 49,
};

/** The last two cards both find a place, and none is left to throw. */
export const noCardToThrow: Script = {
  id: 'no-card-to-throw',
  title: 'Going out without a discard',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['out.how', 'out.canastas', 'meld.balance'],
  position,
  steps: [
    {
      do: 'judge',
      text: 'You have drawn, and there are canastas enough. May you lay both cards and throw none?',
      move: 'lay 6D 2C onto 6',
    },
    {
      do: 'ask',
      text: 'Go out with both cards on the table.',
      goal: {
        is: 'all',
        of: [
          { is: 'went-out' },
          { is: 'not', goal: { is: 'discarded', card: '2C' } },
          { is: 'not', goal: { is: 'discarded', card: '6D' } },
        ],
      },
      solution: ['lay 6D 2C onto 6'],
      hints: ['Which of your melds can take a six, and a wild card?', 'Lay both with the sixes.'],
      wrong: [
        { move: 'lay 6D 2C', breaks: 'meld.size' },
        { move: 'lay 6D 2C onto J', breaks: 'meld.of' },
      ],
      aside: 'That is allowed as well. Here the aim is to throw no card at all.',
      right:
        'Your last card was melded, and the deal is over. A wild card thrown would count for nobody.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 9 }, stock: 60 } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 9, right: 11 },
        right: { score: 850, melds: ['QS QH QD QC', '9S 9H 9D 9C 2S'] },
        stock: 40,
      },
    },
    hutto: { position: { ...position, others: { left: 8, partner: 10, right: 9 }, stock: 42 } },
  },
};
