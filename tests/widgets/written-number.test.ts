import { expect, test } from 'vitest';
import { writtenNumber } from '#src/widgets/written-number.ts';

test.each([
  ['120', null, 120],
  ['1,205', '+', 1205],
  ['1 205', null, 1205],
  ['100', '-', -100],
  ['-100', '+', -100],
  ['−100', '+', -100],
  ['-100', '-', -100],
  ['0', '-', 0],
  ['', null, 0],
] as const)('%j with %j is %d', (text, sign, worth) => {
  expect(writtenNumber(text, sign)).toBe(worth);
});
