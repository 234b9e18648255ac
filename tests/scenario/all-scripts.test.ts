import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { scripts } from '#content/scenarios/index.ts';
import { speak } from '#src/explain/spoken.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { verify } from '#src/scenario/verify.ts';

/** What all scripts together may take, in milliseconds. */
const BUDGET = 1000;

const books = new Map<string, ReturnType<typeof speak>>(
  VARIANTS.map((variant) => [variant.id, speak(openBook(variant))]),
);

test('every script is true under every variant it names, and quickly proved', () => {
  const start = performance.now();
  const problems = scripts.flatMap((script) =>
    script.variants.flatMap((variant) => {
      const book = books.get(variant);
      const found =
        book === undefined ? ['There is no such variant.'] : verify(script, variant, book);
      return found.map((problem) => `${script.id}, ${variant}: ${problem}`);
    }),
  );
  expect(problems).toEqual([]);
  expect(performance.now() - start).toBeLessThan(BUDGET);
});

test('scripts have ids of their own', () => {
  const ids = scripts.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
});
