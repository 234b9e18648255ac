/** What the cards are: wild or natural, worth how much, and whose to play. */

import type { Questions } from '../question.ts';
import type { Answers } from '../told.ts';
import { always, and, commas, listOf, or } from '../wording.ts';

type Values = Answers['cards.values'];
type Valued = keyof Values;

/** The order in which values are told; kings to fours stand in a row, so that they can be told as a run. */
const DOWN = ['joker', '2', 'A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3'] as const;
const RUN_FROM = DOWN.indexOf('K');
const RUN_TO = DOWN.indexOf('4');

const PLURALS: Readonly<Record<Valued, string>> = {
  joker: 'jokers',
  '2': 'twos',
  A: 'aces',
  K: 'kings',
  Q: 'queens',
  J: 'jacks',
  '10': 'tens',
  '9': 'nines',
  '8': 'eights',
  '7': 'sevens',
  '6': 'sixes',
  '5': 'fives',
  '4': 'fours',
  '3': 'black threes',
};

/** "kings to eights" for neighbors of one value, their names otherwise. */
function named(cards: readonly Valued[]): string {
  const inRow = cards.filter(
    (card) => DOWN.indexOf(card) >= RUN_FROM && DOWN.indexOf(card) <= RUN_TO,
  );
  const [first, last] = [inRow[0], inRow.at(-1)];
  const isRun =
    first !== undefined &&
    last !== undefined &&
    inRow.length > 2 &&
    DOWN.indexOf(last) - DOWN.indexOf(first) === inRow.length - 1;
  if (!isRun) return and(cards.map((card) => PLURALS[card]));
  const others = cards.filter((card) => !inRow.includes(card)).map((card) => PLURALS[card]);
  return and([`${PLURALS[first]} to ${PLURALS[last]}`, ...others]);
}

function valuesOf(values: Values): readonly number[] {
  return [...new Set(DOWN.map((card) => values[card]))].sort((a, b) => b - a);
}

export const CARDS: Questions<'cards'> = {
  'cards.wild': {
    name: 'Wild cards',
    question: 'Which cards are wild? (All others are natural.)',
    kind: 'judged',
    stakes: 5,
    say: (answer) =>
      `${and(answer.map((card) => `every ${card === '2' ? 'two' : card}`))} is wild; the rest are natural`,
    short: listOf({ '2': 'twos', joker: 'jokers' }, and),
  },
  'cards.values': {
    name: 'Card values',
    question: 'What is each card worth, laid down or left in hand?',
    kind: 'judged',
    stakes: 4,
    say: (answer) => {
      const groups = valuesOf(answer).map((value) => {
        const cards = DOWN.filter((card) => answer[card] === value);
        return `${named(cards)} ${value}`;
      });
      return commas(groups);
    },
    short: (answer) => or(valuesOf(answer).map(String)),
  },
  'cards.own': {
    name: 'The cards you may play',
    question: 'Which cards may a player play?',
    kind: 'judged',
    stakes: 2,
    say: always(
      "you play the cards in your hand; those beneath the pile's top card only after taking it",
    ),
    short: always('those in your hand'),
  },
};
