/** The deal: who deals, how, how many cards, and the card that begins the pile. */
import type { Questions } from '../question.ts';
import { and, inWords, listOf, oneOf, or } from '../wording.ts';

export const DEAL: Questions<'deal'> = {
  'deal.dealer': {
    name: 'The dealer',
    question: 'Is there a dealer, and who deals next?',
    kind: 'computed',
    stakes: 1,
    say: oneOf({
      'passes-left': 'one player deals, and the left-hand neighbor deals next',
      nobody: 'nobody deals; all pick their cards from the table',
    }),
    short: oneOf({ 'passes-left': 'passes to the left', nobody: 'no dealer' }),
  },
  'deal.manner': {
    name: 'Shuffling and handing out',
    question: 'How are the cards shuffled, cut and handed out?',
    kind: 'told',
    stakes: 1,
    say: (answer) => {
      if (answer.kind === 'picked') {
        return 'all scramble the cards face down on the table, then each picks cards without looking at them';
      }
      const shuffled =
        answer.shuffles === 1 ? 'shuffled' : `shuffled at least ${inWords(answer.shuffles)} times`;
      return `${shuffled}, cut by the right-hand neighbor if wished, dealt one by one to the left`;
    },
    short: (answer) => {
      if (answer.kind === 'picked') return 'picked from the table';
      const shuffled = answer.shuffles === 1 ? 'shuffled' : `shuffled ${answer.shuffles} times`;
      return `${shuffled}, dealt one by one`;
    },
  },
  'deal.hand': {
    name: 'Cards in a hand',
    question: 'How many cards does each player get?',
    kind: 'computed',
    stakes: 3,
    say: (answer) => `each player gets ${inWords(answer)} cards`,
    short: (answer) => `${answer} cards`,
  },
  'deal.upcard': {
    name: 'The turned card',
    question: 'Is a card turned up to start the discard pile?',
    kind: 'computed',
    stakes: 2,
    say: oneOf({
      turned: 'a card from the stock is turned up, and the discard pile begins with it',
      absent: 'no card is turned up; the pile begins with the first discard',
    }),
    short: oneOf({ turned: 'one is turned up', absent: 'none is turned up' }),
  },
  'deal.cover': {
    name: 'Turned cards that are covered',
    question:
      'Which turned cards must be covered by turning another? (Again and again, until none of them is on top.)',
    kind: 'computed',
    stakes: 2,
    say: (answer, company) => {
      const classes = listOf(
        { wild: 'a wild card', 'red-three': 'a red three', 'black-three': 'a black three' },
        or,
      );
      if (answer.length === 0) return 'the turned card stays, whatever it is';
      return `${classes(answer, company)} is covered by turning another card`;
    },
    short: listOf(
      { wild: 'wild cards', 'red-three': 'red threes', 'black-three': 'black threes' },
      and,
    ),
  },
};
