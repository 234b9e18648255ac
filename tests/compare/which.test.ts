/** "Which Canasta do we play?": every variant is found, in few questions, and what is settled is not asked. */
import { describe, expect, test } from 'vitest';
import { WHICH } from '#content/which.ts';
import {
  misfits,
  nearest,
  nextQuestion,
  type Reply,
  type WhichQuestion,
} from '#src/compare/which.ts';
import { asData, questionsFrom } from '#src/components/compare/which-questions.ts';
import { shortOf } from '#src/rulebook/catalogue.ts';
import { BOOKS, bookFor, booksWith } from './changed-books.ts';

const QUESTIONS = asData(questionsFrom(BOOKS), BOOKS);

/** Asks until nothing is left to ask. */
function ask(
  questions: readonly WhichQuestion[],
  answer: (question: WhichQuestion) => Reply['option'],
): readonly Reply[] {
  const replies: Reply[] = [];
  for (;;) {
    const question = nextQuestion(questions, replies);
    if (question === undefined) return replies;
    replies.push({ question, option: answer(questions[question] as WhichQuestion) });
  }
}

test('at most seven are asked, each of a rule on which variants differ', () => {
  expect(WHICH.length).toBeLessThanOrEqual(7);
  for (const { options } of QUESTIONS) expect(options.length).toBeGreaterThan(1);
});

describe('a table that plays one variant', () => {
  test.each(BOOKS.map(({ id }, at) => [id, at] as const))('%s is found', (_, variant) => {
    const replies = ask(QUESTIONS, ({ answers }) => answers[variant] as number);
    expect(nearest(QUESTIONS, replies)).toEqual([variant]);
    expect(misfits(variant, QUESTIONS, replies)).toEqual([]);
    expect(replies.length).toBeLessThanOrEqual(5);
  });
});

test('each answer is the rule book’s, and each question leaves fewer', () => {
  for (const [variant, book] of BOOKS.entries()) {
    const replies = ask(QUESTIONS, ({ answers }) => answers[variant] as number);
    let left = BOOKS.length;
    for (const [at, { question, option }] of replies.entries()) {
      const asked = WHICH[question];
      const words = QUESTIONS[question]?.options[option as number];
      expect(words).toBe(asked && shortOf(book, asked.rule));
      const now = nearest(QUESTIONS, replies.slice(0, at + 1)).length;
      expect(now).toBeLessThan(left);
      left = now;
    }
  }
});

test('a table that knows nothing is asked everything once, and all stay', () => {
  const replies = ask(QUESTIONS, () => 'unknown');
  expect(replies.map(({ question }) => question).toSorted()).toEqual([...QUESTIONS.keys()]);
  expect(nearest(QUESTIONS, replies)).toHaveLength(BOOKS.length);
});

/** A table that plays classic for four, but deals 15: who is nearest, and what does not fit. */
test('a table that mixes rules is led to the nearest, with what does not fit', () => {
  const at = (rule: string) => QUESTIONS.findIndex((each) => each.rule === rule);
  const say = (rule: string, words: string): Reply => ({
    question: at(rule),
    option: QUESTIONS[at(rule)]?.options.indexOf(words) ?? -1,
  });
  const replies = [
    say('deal.hand', '15 cards'),
    say('draw.count', '1 card'),
    say('pile.needs', 'natural pair, natural and wild, own meld'),
    say('permission.ask', 'you may'),
  ];
  const four = BOOKS.indexOf(bookFor('classic-four'));
  expect(nearest(QUESTIONS, replies)).toEqual([four]);
  expect(misfits(four, QUESTIONS, replies)).toEqual([replies[0]]);
});

test('a changed answer changes the questions', () => {
  const books = booksWith('hutto', 'deal.hand', 12);
  const [hand] = asData(questionsFrom(books), books);
  expect(hand?.options).toEqual(['11 cards', '12 cards', '13 cards', '15 cards']);
  expect(hand?.answers).toEqual([0, 3, 2, 1, 2, 3, 2, 3, 2]);
});
