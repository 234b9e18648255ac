import { expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { RULE_IDS, sentenceOf } from '#src/rulebook/catalogue.ts';
import { otherAnswers } from '#src/rulebook/others.ts';
import { openBook } from '#src/rulebook/variant.ts';

const BOOKS = VARIANTS.map((variant) => openBook(variant));

test.each(BOOKS)('every other book answers each rule once beside $id', (book) => {
  const others = BOOKS.filter(({ id }) => id !== book.id).map(({ id }) => id);
  for (const rule of RULE_IDS) {
    const { alike, different } = otherAnswers(book, BOOKS, rule);
    const all = [...alike, ...different.flatMap(({ books }) => books)].map(({ id }) => id);
    expect(all.length).toBe(others.length);
    expect(new Set(all)).toEqual(new Set(others));
  }
});

test('those that answer alike are told apart from those that do not, grouped by what they say', () => {
  const book = BOOKS.find(({ id }) => id === 'classic-four');
  if (book === undefined) throw new Error('There is no such book.');
  const { alike, different } = otherAnswers(book, BOOKS, 'draw.count');
  expect(alike.map(({ id }) => id)).toEqual(['party-partners', 'party-solo']);
  expect(different).toHaveLength(1);
  for (const { sentence, books } of different) {
    expect(books.map((other) => sentenceOf(other, 'draw.count'))).toEqual(
      books.map(() => sentence),
    );
  }
});

test('the same answer said for other company is no difference', () => {
  const four = BOOKS.find(({ id }) => id === 'classic-four');
  const two = BOOKS.find(({ id }) => id === 'classic-two');
  if (four === undefined || two === undefined) throw new Error('There are no such books.');
  expect(sentenceOf(four, 'pile.needs')).not.toBe(sentenceOf(two, 'pile.needs'));
  expect(otherAnswers(four, BOOKS, 'pile.needs').alike).toContain(two);
});
