/** Canastas: what completes one, how it grows, what spoils it. */
import type { Questions } from '../question.ts';
import { always, inWords, oneOf, unlessAbsent } from '../wording.ts';

export const CANASTA: Questions<'canasta'> = {
  'canasta.size': {
    name: 'The size of a canasta',
    question: 'How many cards make a canasta?',
    kind: 'judged',
    stakes: 5,
    say: (answer) => `a meld of ${inWords(answer)} cards or more is a canasta`,
    short: (answer) => `${answer} cards`,
  },
  'canasta.more': {
    name: 'Adding to a complete canasta',
    question: 'May a complete canasta grow, and does it earn more?',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      'grows-without-bonus': 'a complete canasta may go on growing, but earns no second bonus',
      closed: 'nothing is added to a complete canasta',
    }),
    short: oneOf({ 'grows-without-bonus': 'grows, no second bonus', closed: 'closed' }),
  },
  'canasta.more-wilds': {
    name: 'Wild cards on a complete canasta',
    question: 'Which wild-card limits still hold for a complete canasta?',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      'as-before': 'a complete canasta keeps to the same wild-card limits as any meld',
      'balance-only':
        'a complete canasta takes wild cards beyond the limit while natural cards outnumber them',
      'any-number': 'a complete canasta takes any number of wild cards',
    }),
    short: oneOf({
      'as-before': 'all of them',
      'balance-only': 'only the balance',
      'any-number': 'none',
    }),
  },
  'canasta.spoiled': {
    name: 'A wild card on a natural canasta',
    question: 'What if a natural canasta takes a wild card?',
    kind: 'computed',
    stakes: 4,
    say: oneOf({
      'becomes-mixed': 'one wild card added turns a natural canasta into a mixed one',
      'not-allowed': 'a natural canasta takes no wild card',
    }),
    short: oneOf({ 'becomes-mixed': 'it becomes mixed', 'not-allowed': 'not allowed' }),
  },
  'canasta.wild': {
    name: 'A canasta of wild cards',
    question:
      'Is there a canasta of wild cards, and when? (Elsewhere wild cards are never melded alone.)',
    kind: 'judged',
    stakes: 3,
    say: unlessAbsent(
      'wild cards never make a canasta: they are melded only beside natural ones',
      ({ cards }) =>
        `${inWords(cards)} or more wild cards make a canasta, laid only when you go out blind with it`,
    ),
    short: unlessAbsent('none', ({ cards }) => `${cards} wild cards, going out blind`),
  },
  'canasta.held': {
    name: 'A canasta in the hand',
    question: 'What is a canasta in the hand worth?',
    kind: 'told',
    stakes: 3,
    say: always('a canasta in your hand is worth nothing until you lay it'),
    short: always('nothing until laid'),
  },
};
