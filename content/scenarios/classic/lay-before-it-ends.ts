import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'AS AH KD 8C 5C 4H 2D',
  others: { left: 1, partner: 9, right: 6 },
  yours: { score: 1410, melds: ['AS AD AC', 'KS KH KC', '8S 8H 8D'] },
  theirs: {
    score: 1565,
    melds: ['10S 10S 10H 10H 10D 10D 10C', 'QS QS QH QD QC QC 2S', '7S 7H 7D 7C'],
  },
  pile: '6D JC 9H 6S JS',
  stock: 53,
};

/** The deal is about to end: what can be laid is laid, and what must be kept is small. */
export const layBeforeItEnds: Script = {
  id: 'lay-before-it-ends',
  title: 'Before the others go out',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['score.hand', 'score.melds', 'cards.values', 'out.keep'],
  position,
  steps: [
    {
      do: 'tell',
      text: 'The next player has canastas enough and one card left. This may be your last turn.',
    },
    {
      do: 'ask',
      text: 'You have drawn. Leave as few points in your hand as you can.',
      goal: {
        is: 'all',
        of: [
          { is: 'turn-ended' },
          { is: 'not', goal: { is: 'holds', cards: 'AS' } },
          { is: 'not', goal: { is: 'holds', cards: 'AH' } },
          { is: 'not', goal: { is: 'holds', cards: '2D' } },
          { is: 'not', goal: { is: 'holds', cards: 'KD' } },
          { is: 'not', goal: { is: 'holds', cards: '8C' } },
        ],
      },
      onTheWay: { is: 'not', goal: { is: 'turn-ended' } },
      solution: ['lay AS AH 2D onto A, lay KD onto K, lay 8C onto 8', 'discard 5C'],
      hints: [
        'What counts for you on the table counts against you in your hand.',
        'Aces, king, eight and the 2♦ all have a place. Keep one small card.',
      ],
      wrong: [
        { move: 'lay AS AH 2D 4H onto A', breaks: 'meld.of' },
        { move: 'lay KD 8C onto K', breaks: 'meld.of' },
        { move: 'lay 2D onto Q', breaks: 'meld.add' },
      ],
      aside: 'That is allowed. But something in your hand could still have come down.',
      right: 'Each card you laid counts twice over: it is added, and it is not taken off.',
    },
  ],
  per: {
    'classic-two': { position: { ...position, stock: 68, others: { left: 1 } } },
    'classic-three': {
      position: {
        ...position,
        others: { left: 1, right: 11 },
        right: { score: 980, melds: ['9S 9H 9D 9C 2C', 'JS JH JD'] },
        stock: 49,
      },
    },
    hutto: { position: { ...position, others: { left: 1, partner: 11, right: 8 }, stock: 49 } },
  },
};
