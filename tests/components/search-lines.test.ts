import { expect, test } from 'vitest';
import type { Hit, Part } from '#src/components/search-index.ts';
import { linesOf } from '#src/components/search-lines.ts';

const COURSES = { one: 'The first game' };

function part(url: string, ...scores: readonly number[]): Part {
  const weighted_locations = scores.map((score) => ({ balanced_score: score }));
  return { url, title: `Title of ${url}`, excerpt: '', weighted_locations };
}

function hit(kind: string): Hit {
  return {
    url: '/page/',
    excerpt: 'words',
    meta: { title: 'Page', kind, variant: 'one' },
    sub_results: [
      part('/page/', 90),
      part('/page/#_top', 80),
      part('/page/#low', 1, 1),
      part('/page/#high', 2, 2),
      part('/page/#middle', 3),
    ],
  };
}

test('a lesson is one line, with its course', () => {
  expect(linesOf(hit('lesson'), COURSES, 3)).toEqual([
    { url: '/page/', title: 'Page', of: 'The first game', excerpt: 'words' },
  ]);
});

test('of a rule book the best places are shown, with the book', () => {
  const lines = linesOf(hit('rules'), COURSES, 2);
  expect(lines.map(({ url, of }) => [url, of])).toEqual([
    ['/page/#high', 'Page'],
    ['/page/#middle', 'Page'],
  ]);
});

test('a page without places is one line', () => {
  const lines = linesOf({ ...hit('page'), sub_results: [part('/page/', 1)] }, COURSES, 3);
  expect(lines.map(({ url, of }) => [url, of])).toEqual([['/page/', '']]);
});
