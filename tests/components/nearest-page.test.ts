import { expect, test } from 'vitest';
import { nearestPage } from '#src/components/nearest-page.ts';

const GAMES = ['first', 'second', 'third'].map((id) => ({ id, name: `The ${id}` }));

test.each([
  ['compare/second/first/', '/compare/first/second/'],
  ['compare/third/second/drill/', '/compare/second/third/drill/'],
  ['compare/first/first/', '/compare/'],
  ['compare/first/', '/compare/'],
  ['compare/nothing/', '/compare/'],
  ['practice/second/', '/practice/?variant=second'],
  ['practice/second/no-such-round/', '/practice/?variant=second'],
  ['rules/third/index', '/rules/third/'],
  ['learn/third/no-such-lesson/', '/learn/third/'],
  ['Second', '/learn/second/'],
  ['learn/nothing', '/learn/'],
])('%s: %s', (path, href) => {
  expect(nearestPage(path, GAMES)?.href).toBe(href);
});

test.each(['', 'nothing/', 'constructor/'])('"%s" is near no page', (path) => {
  expect(nearestPage(path, GAMES)).toBeNull();
});
