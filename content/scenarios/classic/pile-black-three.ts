import type { Script, ScriptPosition, SeatName, Step } from '#src/scenario/script.ts';

/** The cards of the players before and after you. */
const BEFORE = 'KD JS JH 10D 8D 8C 7H 6S 6D 4C 4H 3S';
const AFTER = 'KC 10S 9H 8S 7D 5H 4S 2S';

const position: ScriptPosition = {
  turn: 'right',
  phase: 'meld',
  hand: 'KH JD 10C 9S 9D 7C 6H 5D 3S 3C 2H',
  others: {
    left: AFTER,
    partner: 6,
    right: BEFORE,
  },
  yours: { score: 930, melds: ['QS QH QD QC 2D'] },
  theirs: { score: 1150, melds: ['AS AH AC'] },
  pile: '5C KS 9C 4D JC AD',
  stock: 57,
};

/** The table as it goes where `before` throws the black three, and the next player takes the pile. */
function played(before: SeatName, thrower: string, taker: string): readonly [Step, ...Step[]] {
  return [
    {
      do: 'watch',
      seat: before,
      move: 'discard 3S',
      text: `${thrower} throws the 3♠ onto the pile.`,
    },
    {
      do: 'ask',
      text: 'Begin your turn: take the pile if you can, or draw.',
      goal: { is: 'drawn' },
      solution: ['draw'],
      hints: [
        'Who may take a pile with a black three on top?',
        'No card of your hand will do. The stock is open.',
      ],
      wrong: [
        { move: 'take with 3S 3C', breaks: 'black-three.on-top' },
        { move: 'take with 3S 2H', breaks: 'black-three.on-top' },
      ],
      right: 'Whatever you hold, this turn begins with the stock.',
    },
    {
      do: 'ask',
      text: 'End your turn: cover the 3♠ with your 7♣.',
      goal: { is: 'discarded', card: '7C' },
      solution: ['discard 7C'],
      hints: ['What ends a turn?', 'Choose the 7♣ and throw it.'],
      wrong: [
        { move: 'lay 3S 3C 2H', breaks: 'black-three.meld' },
        { move: 'draw', breaks: 'turn.parts' },
      ],
      aside: 'That is allowed. To see what happens next, throw the 7♣.',
    },
    {
      do: 'watch',
      seat: 'left',
      move: 'take with 7D 2S',
      text: `Covered, the 3♠ does nothing: ${taker} takes the pile.`,
    },
  ];
}

/** A black three thrown before your turn stops you, and stops nobody once it is covered. */
export const pileBlackThree: Script = {
  id: 'pile-black-three',
  title: 'A black three on top',
  variants: ['classic-four', 'classic-two', 'classic-three', 'hutto'],
  teaches: ['black-three.on-top', 'black-three.meld'],
  position,
  steps: played('right', 'The player on your right', 'the player on your left'),
  per: {
    'classic-two': {
      position: {
        ...position,
        turn: 'left',
        others: { left: `${BEFORE} 7D 2S` },
        stock: 69,
      },
      steps: played('left', 'Your opponent', 'your opponent'),
    },
    'classic-three': {
      position: { ...position, others: { left: AFTER, right: `${BEFORE} KC 10S` }, stock: 61 },
    },
    hutto: {
      position: { ...position, others: { left: AFTER, partner: 9, right: BEFORE }, stock: 54 },
    },
  },
};
