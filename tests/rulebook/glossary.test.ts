/** The glossary: one sentence a term, each term once. */
import { expect, test } from 'vitest';
import { GLOSSARY } from '#content/glossary.ts';

test.each(GLOSSARY)('$word', ({ id, text }) => {
  expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(text).toMatch(/^[A-Z][^.?!]*\.$/);
});

test('each term stands once', () => {
  expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
});
