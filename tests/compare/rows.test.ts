/** The table of all variants: every cell in the rule book's words, and a changed answer changes it. */
import { describe, expect, test } from 'vitest';
import { rowsOf } from '#src/compare/rows.ts';
import { agree } from '#src/rulebook/agree.ts';
import { RULE_IDS, sentenceOf, shortOf, TOPICS } from '#src/rulebook/catalogue.ts';
import { BOOKS, booksWith } from './changed-books.ts';

const GROUPS = rowsOf(BOOKS);
const ROWS = GROUPS.flatMap(({ rows }) => rows);

const shorts = (books: typeof BOOKS, rule: string) =>
  rowsOf(books)
    .flatMap(({ rows }) => rows)
    .find((row) => row.rule === rule)
    ?.cells.map(({ short, answer }) => `${answer} ${short}`);

test('every rule is a row, topic by topic', () => {
  expect(ROWS.map(({ rule }) => rule)).toEqual(RULE_IDS);
  expect(GROUPS.map(({ title }) => title)).toEqual(Object.values(TOPICS));
});

describe.each(ROWS.map((row) => [row.rule, row] as const))('%s', (rule, { cells, sources }) => {
  test('says what each book says', () => {
    expect(cells.map(({ book, short }) => [book.id, short])).toEqual(
      BOOKS.map((book) => [book.id, shortOf(book, rule)]),
    );
  });

  test('counts as alike what is alike, and only that', () => {
    for (const one of cells)
      for (const other of cells)
        expect(one.answer === other.answer).toBe(
          agree(one.book.entries[rule].value, other.book.entries[rule].value),
        );
  });

  test('leads each book to its own sentence and ground', () => {
    for (const { book, source, known } of cells) {
      expect(sources[source]?.sentence).toBe(sentenceOf(book, rule));
      expect(sources[source]?.known).toEqual(known);
      expect(sources[source]?.why).toBe(book.entries[rule].basis.why);
    }
    expect(sources.flatMap(({ books }) => books)).toHaveLength(BOOKS.length);
  });
});

test('known cells, by hand from the texts', () => {
  expect(shorts(BOOKS, 'deal.hand')).toEqual([
    '0 11 cards',
    '1 15 cards',
    '2 13 cards',
    '0 11 cards',
    '2 13 cards',
    '1 15 cards',
    '2 13 cards',
    '1 15 cards',
    '2 13 cards',
  ]);
});

test('a changed answer is another cell, and no longer alike', () => {
  const changed = booksWith('hutto', 'deal.hand', 12);
  expect(shorts(changed, 'deal.hand')?.slice(0, 5)).toEqual([
    '0 11 cards',
    '1 15 cards',
    '2 13 cards',
    '3 12 cards',
    '2 13 cards',
  ]);
});
