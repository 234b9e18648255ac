/** Cards as one types them: with suits, or by their ranks alone. */
import { expect, test } from 'vitest';
import { readTyped } from '#src/argument/typed.ts';
import { parseCards, printCards } from '#src/engine/notation.ts';
import { must, rulesFor } from '../engine/at.ts';

const rules = rulesFor('classic-four');

/** What is typed, what lies there already, and what it means: of a rank alone the suit that is seen least. */
test.each([
  ['9S 9H', '', '9S 9H'],
  ['9 9 2', '', '9S 9H 2S'],
  ['k t joker', '', 'KS 10S Joker'],
  ['9', '9S 9H', '9D'],
  ['9 9S 9', '', '9S 9S 9H'],
  ['3S 3d', '', '3S 3D'],
])('"%s" beside "%s"', (text, named, cards) => {
  expect(printCards(must(readTyped(text, must(parseCards(named)), rules)))).toBe(cards);
});

test.each([
  ['9X', ['There is no card "9X".']],
  ['9X 9X', ['There is no card "9X".']],
  ['3', ['A three needs its suit, as in 3S or 3H: black and red differ.']],
  ['9 9 9 9 9 9 9 9 9', ['The packs hold no more cards of rank 9.']],
])('"%s" is refused', (text, problems) => {
  expect(readTyped(text, [], rules)).toEqual({ ok: false, problems });
});
