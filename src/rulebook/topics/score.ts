/** What a deal is worth when it is over. */
import type { Questions } from '../question.ts';
import { always, and, listOf, oneOf, unlessAbsent } from '../wording.ts';

export const SCORE: Questions<'score'> = {
  'score.melds': {
    name: 'Melded cards',
    question: 'What do the cards in melds count?',
    kind: 'computed',
    stakes: 4,
    say: always({
      teams: "every card in your side's melds counts its value for you",
      alone: 'every card in your melds counts its value for you',
    }),
    short: always('their values, added'),
  },
  'score.hand': {
    name: 'Cards left in hand',
    question: 'What do the cards left in hand count? (Even those that could have been melded.)',
    kind: 'computed',
    stakes: 5,
    say: oneOf({
      'face-values-subtracted': {
        teams: 'every card left in hand counts its value against its side',
        alone: 'every card left in hand counts its value against its holder',
      },
      nothing: 'cards left in hand count nothing',
    }),
    short: oneOf({ 'face-values-subtracted': 'their values, subtracted', nothing: 'nothing' }),
  },
  'score.going-out': {
    name: 'The bonus for going out',
    question: 'What is going out worth?',
    kind: 'computed',
    stakes: 3,
    say: (answer) => `${answer} points for going out`,
    short: (answer) => `${answer} points`,
  },
  'score.canastas': {
    name: 'The bonus for canastas',
    question: 'What is each canasta worth, beside its cards?',
    kind: 'computed',
    stakes: 5,
    say: ({ natural, mixed }) =>
      `${natural} points for a natural canasta, ${mixed} for a mixed one, on top of its cards' values`,
    short: ({ natural, mixed }) => `${natural} natural, ${mixed} mixed`,
  },
  'score.wild-canasta': {
    name: 'The bonus for a wild-card canasta',
    question: 'What is a canasta of wild cards worth, and what counts with it?',
    kind: 'computed',
    stakes: 3,
    say: unlessAbsent('there is no canasta of wild cards', (answer, company) => {
      const also = listOf({ 'going-out': 'going out', 'red-threes': 'red threes' }, and)(
        answer.and,
        company,
      );
      return `${answer.points} points; beside it only ${also} count, and nothing else of that player's`;
    }),
    short: unlessAbsent('none', (answer) => `${answer.points} points`),
  },
};
