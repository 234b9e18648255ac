/** Taking the pile: the most argued move of the game. */

import type { Questions } from '../question.ts';
import type { Answers } from '../told.ts';
import { type Company, commas, listOf, oneOf } from '../wording.ts';

/** "two natural cards of the top card's rank, laid from your hand", and what else takes the pile. */
function holdings(answer: Answers['pile.needs'], company: Company): string {
  const [only] = answer;
  if (answer.length === 1 && only === 'natural-pair') {
    return "two natural cards of the top card's rank, laid from your hand";
  }
  const table = {
    'natural-pair': 'two matching natural cards',
    'natural-and-wild': 'one and a wild card',
  } as const;
  const laid = answer
    .filter((holding) => holding !== 'onto-open-meld')
    .map((holding) => table[holding]);
  const meld =
    company === 'teams'
      ? "your side's matching unfinished meld"
      : 'your own matching unfinished meld';
  const parts = laid.length === 0 ? [] : [`${laid.join(', or ')}, from your hand`];
  return (answer.includes('onto-open-meld') ? [...parts, meld] : parts).join('; or ');
}

const holdingsShort = listOf(
  {
    'natural-pair': 'natural pair',
    'natural-and-wild': 'natural and wild',
    'onto-open-meld': 'own meld',
  },
  commas,
);

export const PILE: Questions<'pile'> = {
  'pile.needs': {
    name: 'What takes the pile',
    question: "What takes the pile when it is not frozen and one's side has melded?",
    kind: 'judged',
    stakes: 5,
    say: holdings,
    short: holdingsShort,
  },
  'pile.frozen-needs': {
    name: 'What takes a frozen pile',
    question: 'What takes it when it is frozen?',
    kind: 'judged',
    stakes: 5,
    say: holdings,
    short: holdingsShort,
  },
  'pile.unopened': {
    name: 'The pile before a first meld',
    question: 'May a side take it that has not melded yet, and how?',
    kind: 'judged',
    stakes: 5,
    say: oneOf({
      'as-frozen': {
        teams:
          'a side without a meld takes the pile as if frozen, and reaches its minimum in that move',
        alone:
          'a player without a meld takes the pile as if frozen, and reaches the minimum in that move',
      },
      'as-unfrozen': {
        teams:
          'a side without a meld takes the pile like any other, and reaches its minimum in that move',
        alone:
          'a player without a meld takes the pile like any other, and reaches the minimum in that move',
      },
      closed: {
        teams: 'a side without a meld may not take the pile',
        alone: 'a player without a meld may not take the pile',
      },
    }),
    short: oneOf({
      'as-frozen': 'as if frozen',
      'as-unfrozen': 'as any other',
      closed: 'not at all',
    }),
  },
  'pile.top-card': {
    name: 'The top card',
    question: 'Must the top card be melded at once?',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      'melded-at-once': 'the top card is melded at once; then the rest joins your hand',
      'may-join-the-hand': 'the top card may join your hand with the rest',
    }),
    short: oneOf({ 'melded-at-once': 'melded at once', 'may-join-the-hand': 'may join your hand' }),
  },
  'pile.wild-on-top': {
    name: 'A wild card on top',
    question: 'What if a wild card is on top?',
    kind: 'judged',
    stakes: 4,
    say: oneOf({
      'nobody-takes': 'while a wild card is on top, nobody may take the pile',
      'like-any-card': 'a wild card on top is matched like any other card',
    }),
    short: oneOf({ 'nobody-takes': 'nobody takes the pile', 'like-any-card': 'nothing special' }),
  },
  'pile.one-card': {
    name: 'One card against one',
    question: 'May a player with one card take a pile of one card?',
    kind: 'judged',
    stakes: 2,
    say: oneOf({
      'may-not': 'with one card in hand you never take a pile of one card',
      absent: 'it cannot happen: the pile always takes two hand cards',
    }),
    short: oneOf({ 'may-not': 'no', absent: 'cannot happen' }),
  },
  'pile.free-first': {
    name: 'The turned card for free',
    question:
      'May the first player take the turned card without melding? (Where so, it beats every other bar but a freeze.)',
    kind: 'judged',
    stakes: 3,
    say: oneOf({
      absent: 'no: the turned card is taken like any other top card',
      'unless-frozen':
        'the first player may have the turned card without a meld, unless the pile is frozen',
    }),
    short: oneOf({ absent: 'no', 'unless-frozen': 'yes, unless frozen' }),
  },
};
