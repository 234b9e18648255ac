import type { Script, ScriptPosition } from '#src/scenario/script.ts';

const LEFT = 'KD JC 8S 9D 6H 5C 4S';

const position: ScriptPosition = {
  phase: 'meld',
  hand: 'KD QS QC JH 10C 9H 8D 7C 6C 5S 4H 4D',
  others: { left: LEFT, partner: 7, right: 11 },
  yours: { melds: ['10S 10H 10D 2C'] },
  theirs: { melds: ['KS KH KC Joker'] },
  pile: '5D JS 7H 9C 8H',
  stock: 58,
};

/** One turn, and the next player's: who sits at the table, and whose melds are whose. */
export const aroundTheTable: Script = {
  id: 'around-the-table',
  title: 'Who sits at the table',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: [
    'players.sides',
    'players.number',
    'players.seating',
    'turn.direction',
    'meld.add',
    'score.melds',
  ],
  position,
  steps: [
    {
      do: 'tell',
      text: 'At this table: {rule:players.number}, {rule:players.sides}. Look at what each has laid.',
    },
    {
      do: 'ask',
      text: 'You have drawn. One card of your hand fits a meld that is yours. Lay it there.',
      goal: { is: 'meld', rank: '10', cards: 5 },
      solution: ['lay 10C onto 10'],
      hints: [
        'Which meld lies on your side of the table?',
        'The tens are yours. Look for another ten.',
      ],
      wrong: [
        { move: 'lay KD onto K', breaks: 'meld.add' },
        { move: 'lay QS QC', breaks: 'meld.size' },
      ],
      aside: 'That is allowed, but the tens still wait for their card.',
      right: 'On the table the 10♣ counts for you. In your hand it would have counted against you.',
    },
    {
      do: 'ask',
      text: 'Now end your turn: throw a card that you can spare.',
      goal: { is: 'turn-ended' },
      solution: ['discard 6C'],
      hints: ['What is the last thing in a turn?', 'The 6♣ matches nothing that you hold.'],
      wrong: [
        { move: 'lay 6C onto 10', breaks: 'meld.of' },
        { move: 'draw', breaks: 'turn.parts' },
      ],
      right: 'Your card lies face up on the pile, and your turn is over.',
    },
    {
      do: 'watch',
      seat: 'left',
      move: 'draw',
      text: 'The turn passes to the left. The player there draws.',
    },
    {
      do: 'watch',
      seat: 'left',
      move: 'lay KD onto K',
      text: 'That player adds the K♦ to the kings, which you could not.',
    },
  ],
  per: {
    'classic-two': {
      position: {
        ...position,
        hand: `${position.hand} 7S 6S`,
        others: { left: `${LEFT} QD JD 9S 7D 5H` },
        pile: '5D JS 8H',
        stock: 71,
      },
    },
    'classic-three': {
      position: {
        ...position,
        others: { left: `${LEFT} JD 9S 7D`, right: 11 },
        right: { melds: ['AS AH AD'] },
        pile: '5D JS 9C 8H',
        stock: 60,
      },
    },
    hutto: {
      position: {
        ...position,
        hand: `${position.hand} 7S 6S`,
        others: { left: `${LEFT} JD`, partner: 8, right: 12 },
        stock: 53,
      },
    },
  },
};
