/** How the reasons stand as a browser keeps it: read as it was written, and trusted only while it fits the reviews. */
import { describe, expect, test } from 'vitest';
import { standingsOf } from '#src/practice/memory.ts';
import type { Review } from '#src/practice/review.ts';
import { writeStandings } from '#src/progress/keep-standings.ts';
import { readStandings } from '#src/progress/kept-standings.ts';

const AT = Date.UTC(2026, 10, 30, 20);
const REVIEWS: readonly Review[] = [
  { reason: 'fault:pile.needs', outcome: 'missed', at: AT },
  { reason: 'ground:meld.size', outcome: 'right', at: AT + 1000 },
  { reason: 'fault:pile.needs', outcome: 'right', at: AT + 2000 },
  { reason: 'ground:meld.size', outcome: 'right', at: AT + 700_000 },
];
const STANDINGS = standingsOf(REVIEWS);
const TEXT = writeStandings(STANDINGS, REVIEWS.length);

test('what is written is read again', () => {
  expect(readStandings(TEXT, REVIEWS.length)).toEqual(STANDINGS);
});

test('of no reason at all it is as well', () => {
  expect(readStandings(writeStandings(new Map(), 0), 0)).toEqual(new Map());
});

describe('it is worked out again', () => {
  test.each([
    ['where a review came since', TEXT, 5],
    ['where reviews were erased', TEXT, 1],
    ['where a line was cut off', TEXT.slice(0, -14), 4],
    ['where it is of no such form', '{"reviews":4}', 4],
    ['where a reason stands in no known way', TEXT.replace('firm', 'sure'), 4],
    ['where it is empty', '', 0],
  ])('%s', (_, text, reviews) => {
    expect(readStandings(text, reviews)).toBeNull();
  });
});
