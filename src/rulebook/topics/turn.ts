/** The turn: who begins, which way it passes, and its parts. */
import type { Questions } from '../question.ts';
import { commas, listOf, oneOf } from '../wording.ts';

export const TURN: Questions<'turn'> = {
  'turn.first': {
    name: 'Who begins',
    question: 'Who begins?',
    kind: 'computed',
    stakes: 2,
    say: oneOf({
      'left-of-dealer': "the dealer's left-hand neighbor begins",
      'highest-pull': 'whoever pulls the highest card from the spread begins',
    }),
    short: oneOf({
      'left-of-dealer': 'left of the dealer',
      'highest-pull': 'the highest card pulled',
    }),
  },
  'turn.pull': {
    name: 'Pulling for the start',
    question:
      'If cards are pulled for it: which is highest, what of ties, and is it done again each deal?',
    kind: 'told',
    stakes: 1,
    say: oneOf({
      absent: 'no cards are pulled to find who begins',
      'ace-high-joker-or-tie-pulls-again-each-deal':
        'aces are highest; after a joker or a tie, pull again; every deal has its own pull',
    }),
    short: oneOf({
      absent: 'none',
      'ace-high-joker-or-tie-pulls-again-each-deal': 'ace high, each deal',
    }),
  },
  'turn.direction': {
    name: 'The way round',
    question: 'Which way does play go?',
    kind: 'computed',
    stakes: 1,
    say: oneOf({
      clockwise: 'clockwise: your left-hand neighbor plays after you',
      anticlockwise: 'counterclockwise: your right-hand neighbor plays after you',
    }),
    short: oneOf({ clockwise: 'clockwise', anticlockwise: 'counterclockwise' }),
  },
  'turn.parts': {
    name: 'The parts of a turn',
    question:
      "What is a turn, in which order? (Melds are laid face up, only in one's own turn, as many as one likes.)",
    kind: 'judged',
    stakes: 4,
    say: listOf(
      {
        draw: 'draw or take the pile',
        melds: 'lay melds face up if you like',
        discard: 'then discard',
      },
      commas,
    ),
    short: listOf({ draw: 'draw', melds: 'meld', discard: 'discard' }, commas),
  },
};
