/** The number of things that an answer speaks of, and the cards of a picture. */
import { expect, test } from 'vitest';
import { cardsIn, numberIn } from '#src/compare/picture.ts';
import { parseCards } from '#src/engine/notation.ts';
import { bookFor } from './changed-books.ts';

/** Variant, rule, and how many cards or canastas its answer means. */
const ROWS = [
  ['classic-four', 'deal.hand', 11],
  ['hutto', 'draw.count', 2],
  ['hutto', 'out.canastas', 2],
  ['pony', 'pony.packet', 12],
  ['classic-four', 'pony.packet', 0],
  ['classic-four', 'permission.ask', 0],
] as const;

test.each(ROWS)('%s, %s: %i', (variant, rule, number) => {
  expect(numberIn(bookFor(variant).entries[rule].value)).toBe(number);
});

test('cards are read, and a back is a back', () => {
  const kings = parseCards('KS KH');
  expect(kings.ok && cardsIn('KS KH')).toEqual(kings.ok && kings.value);
  expect(cardsIn('back')).toEqual(['back']);
  expect(() => cardsIn('no card')).toThrow();
});
