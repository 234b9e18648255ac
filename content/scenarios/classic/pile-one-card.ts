import type { Script, ScriptPosition, Step } from '#src/scenario/script.ts';

/** The cards of the player before you. */
const BEFORE = 'KD QC JS JH JC 9H 6S 6H 6D 4S 4H 4C 3C Joker';

const position: ScriptPosition = {
  turn: 'right',
  phase: 'meld',
  drawnFrom: 'pile',
  hand: 'KD',
  others: { left: 7, partner: 6, right: BEFORE },
  yours: { score: 1890, melds: ['10S 10S 10H 10H 10D 10C 2C', 'KS KH KC', '5S 5H 5D 5C 2H'] },
  theirs: { score: 2055, melds: ['AS AS AH AD AD AC AC', '8S 8H 8D 8C 8C 2S', '9S 9H 9D 9C'] },
  pile: '',
  stock: 48,
};

const draw: Step = {
  do: 'ask',
  text: 'You hold one card, and it fits your kings. Begin your turn.',
  goal: { is: 'drawn' },
  solution: ['draw'],
  hints: [
    'How many cards do you hold, and how many has the pile?',
    'Leave the pile. The stock is open.',
  ],
  wrong: [
    { move: 'take onto K', breaks: 'pile.one-card' },
    { move: 'take with KD onto K', breaks: 'pile.one-card' },
  ],
  right:
    'So it is, even where the card fits. Had another card lain under the K♦, you could have taken both.',
};

/** One card in hand, one card in the pile, and a meld that it would fit. */
export const pileOneCard: Script = {
  id: 'pile-one-card',
  title: 'One card against one card',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['pile.one-card'],
  position,
  steps: [
    {
      do: 'watch',
      seat: 'right',
      move: 'discard KD',
      text: 'The player on your right took the pile and throws the K♦, now its only card.',
    },
    draw,
  ],
  per: {
    'classic-two': {
      position: { ...position, turn: 'left', others: { left: BEFORE }, stock: 61 },
      steps: [
        {
          do: 'watch',
          seat: 'left',
          move: 'discard KD',
          text: 'Your opponent took the pile and throws the K♦, now its only card.',
        },
        draw,
      ],
    },
    'classic-three': {
      position: {
        ...position,
        turn: 'you',
        phase: 'draw',
        drawnFrom: 'stock',
        others: { left: 9, right: 12 },
        right: { score: 1640 },
        pile: 'KD',
        stock: 53,
      },
      steps: [draw],
    },
  },
};
