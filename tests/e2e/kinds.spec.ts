import { expect, test } from '@playwright/test';
import { KINDS, PAGES } from './built-pages.ts';

test('the build has a page of every kind', () => {
  const built = new Set(PAGES.map(({ kind }) => kind));
  expect(KINDS.filter((kind) => !built.has(kind))).toEqual([]);
});
