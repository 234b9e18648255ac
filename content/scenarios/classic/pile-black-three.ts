import type { Script } from '#src/scenario/script.ts';

/** A black three thrown before your turn stops you, and stops nobody once it is covered. */
export const pileBlackThree: Script = {
  id: 'pile-black-three',
  title: 'A black three on top',
  variants: ['classic-four'],
  teaches: ['black-three.on-top', 'black-three.meld'],
  position: {
    turn: 'right',
    phase: 'meld',
    hand: 'KH JD 10C 9S 9D 7C 6H 5D 3S 3C 2H',
    others: {
      left: 'KC 10S 9H 8S 7D 5H 4S 2S',
      partner: 6,
      right: 'KD JS JH 10D 8D 8C 7H 6S 6D 4C 4H 3S',
    },
    yours: { score: 930, melds: ['QS QH QD QC 2D'] },
    theirs: { score: 1150, melds: ['AS AH AC'] },
    pile: '5C KS 9C 4D JC AD',
    stock: 57,
  },
  steps: [
    {
      do: 'watch',
      seat: 'right',
      move: 'discard 3S',
      text: 'The player on your right throws the 3♠ onto the pile.',
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
      text: 'Covered, the 3♠ does nothing: the player on your left takes the pile.',
    },
  ],
};
