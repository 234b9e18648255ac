import type { Script, ScriptPosition, Step } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'QH QD JD 10C 8C 7S 6H 4H 2S',
  others: { left: 6, partner: 6, right: 8 },
  yours: { score: 1340, melds: ['8S 8H 8D 8C 8D', 'KS KH KC'] },
  theirs: { score: 1210, melds: ['JS JH JC JD 2C', '5S 5H 5D'] },
  pile: '9D 6C QS 4C AH 9C 7D 10H',
  stock: 55,
};

const make: Step = {
  do: 'ask',
  text: 'You have drawn. Make a canasta of the eights.',
  goal: { is: 'canastas', count: 1 },
  onTheWay: { is: 'meld', rank: '8', cards: 6 },
  solution: ['lay 8C 2S onto 8'],
  hints: [
    'It takes {rule:canasta.size}. How many lie there already?',
    'You hold an eight, and a card that can stand for one.',
  ],
  wrong: [
    { move: 'lay 8C 2S', breaks: 'meld.size' },
    { move: 'lay JD onto J', breaks: 'meld.add' },
  ],
  aside: 'That is allowed, but the eights are as they were.',
  right: 'One wild card lies in it, so it is a mixed canasta. Bonuses: {rule:score.canastas}.',
};

const alone: readonly [Step, ...Step[]] = [
  { do: 'tell', text: 'You laid the eights on one turn, and the kings on another.' },
  make,
];

/** A meld, short of a canasta by one natural card and one wild one. */
export const partnersEights: Script = {
  id: 'partners-eights',
  title: 'A meld becomes a canasta',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['canasta.size', 'meld.add', 'score.canastas'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'Your partner laid the eights, and you laid the kings. All of it is your side’s.',
    },
    make,
  ],
  per: {
    'classic-two': { position: { ...position, others: { left: 11 }, stock: 64 }, steps: alone },
    'classic-three': {
      position: {
        ...position,
        others: { left: 10, right: 11 },
        right: { score: 1020, melds: ['AS AH AD', 'QS QH QD'] },
        stock: 48,
      },
      steps: alone,
    },
    hutto: { position: { ...position, others: { left: 8, partner: 7, right: 9 }, stock: 51 } },
  },
};
