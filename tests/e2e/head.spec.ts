import { expect, test } from '@playwright/test';
import { PAGES } from './built-pages.ts';

const PARTS = {
  title: /<title>([^<]+)<\/title>/,
  description: /<meta name="description" content="([^"]+)"/,
};

for (const [part, pattern] of Object.entries(PARTS)) {
  test(`every page has a ${part} of its own`, () => {
    const pagesOf = new Map<string, string[]>();
    for (const { path, html } of PAGES) {
      const text = pattern.exec(html)?.[1] ?? '';
      pagesOf.set(text, [...(pagesOf.get(text) ?? []), path]);
    }
    expect(pagesOf.get('') ?? []).toEqual([]);
    expect([...pagesOf].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
}
