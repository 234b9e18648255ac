/** Black threes: low cards that block the pile, and are melded only in special cases. */
import type { Questions } from '../question.ts';
import { oneOf } from '../wording.ts';

export const BLACK_THREE: Questions<'black-three'> = {
  'black-three.meld': {
    name: 'Melding black threes',
    question: 'When may black threes be melded?',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      'only-going-out': 'black threes are melded only in the move with which you go out',
      never: 'black threes are never melded, not even when you go out',
      'like-any-rank': 'black threes are melded like any other rank',
    }),
    short: oneOf({
      'only-going-out': 'only going out',
      never: 'never',
      'like-any-rank': 'like any rank',
    }),
  },
  'black-three.wilds': {
    name: 'Wild cards with black threes',
    question: 'May wild cards join them?',
    kind: 'judged',
    stakes: 2,
    say: oneOf({
      'as-in-any-meld': 'wild cards may join black threes as they may join any meld',
      none: 'no wild card may join black threes',
      absent: 'black threes are never melded, so no wild card joins them',
    }),
    short: oneOf({ 'as-in-any-meld': 'as in any meld', none: 'none', absent: 'no such melds' }),
  },
  'black-three.on-top': {
    name: 'A black three on top',
    question: 'What does one on top of the pile do? (Covered, it does nothing.)',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      'nobody-takes':
        'while a black three is on top, nobody may take the pile; covered, it does nothing',
      'like-any-rank': 'a black three on top is matched like any other card',
    }),
    short: oneOf({ 'nobody-takes': 'nobody takes the pile', 'like-any-rank': 'nothing special' }),
  },
};
