/** Cards that a player shows without melding them. */
import type { Questions } from '../question.ts';
import { oneOf } from '../wording.ts';

export const EXPOSED: Questions<'exposed'> = {
  'exposed.cards': {
    name: 'Cards shown by mistake',
    question: 'What becomes of cards shown by mistake?',
    kind: 'judged',
    stakes: 2,
    say: oneOf({
      absent: 'cards shown by mistake go back to the hand at no cost',
      'lie-and-are-discarded-one-a-turn':
        'cards shown by mistake stay on the table, and one is discarded each later turn unless melded',
    }),
    short: oneOf({
      absent: 'back to the hand',
      'lie-and-are-discarded-one-a-turn': 'discarded one a turn',
    }),
  },
};
