/** Nine verdicts on one move: the judge's own, in words, quickly; and they follow the rule book. */
import { describe, expect, test } from 'vitest';
import { EXAMPLES, type Example } from '#content/examples.ts';
import { type ReadCase, readCase } from '#src/compare/move-case.ts';
import { judgeUnderAll } from '#src/compare/verdicts.ts';
import { speak } from '#src/explain/spoken.ts';
import type { Book } from '#src/rulebook/variant.ts';
import golden from '../engine/golden.json' with { type: 'json' };
import { processorTime } from '../processor-time.ts';
import { BOOKS, booksWith } from './changed-books.ts';

/** Milliseconds for nine verdicts with all their sentences. */
const BUDGET = 8;

const spoken = (books: readonly Book[]) =>
  books.map((book) => ({ id: book.id, spoken: speak(book) }));
const VARIANTS = spoken(BOOKS);

const verdictsOn = ({ table, move }: ReadCase) => judgeUnderAll(table, move, VARIANTS);

const GOLDEN: Readonly<Record<string, Readonly<Record<string, string>>>> = golden;

describe('every example', () => {
  test.each(EXAMPLES.map((example) => [example.id, example] as const))('%s', (id, example) => {
    const verdicts = verdictsOn(readCase(example, VARIANTS));
    expect(verdicts.map(({ variant }) => variant)).toEqual(BOOKS.map((book) => book.id));
    for (const { variant, verdict, explanation } of verdicts) {
      expect(verdict.legal).toBe(GOLDEN[id]?.[variant]?.startsWith('legal'));
      expect(explanation.legal).toBe(verdict.legal);
      expect(explanation.reasons).toHaveLength(verdict.faults.length + verdict.grounds.length);
    }
  });
});

test(`nine verdicts in words take less than ${BUDGET} ms`, () => {
  const cases = EXAMPLES.map((example) => readCase(example, VARIANTS));
  for (const each of cases) verdictsOn(each);
  const times = cases.map((each) => processorTime(() => verdictsOn(each)));
  const sorted = times.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(BUDGET);
});

/** Example, variant, a changed answer, and whether the move is legal before and after it. */
const CHANGES = [
  ['king-and-two-before-melding', 'classic-four', 'pile.unopened', 'as-unfrozen', false, true],
  [
    'three-kings-one-canasta',
    'classic-four',
    'out.canastas',
    { kind: 'any', count: 2 },
    true,
    false,
  ],
  ['half-wild-first-meld', 'classic-two', 'meld.balance', 'free', false, true],
] as const;

test.each(CHANGES)('%s under %s with another %s', (id, variant, rule, value, before, after) => {
  const example = EXAMPLES.find((each) => each.id === id) as Example;
  const { table, move } = readCase(example, VARIANTS);
  const legalIn = (books: readonly Book[]) =>
    judgeUnderAll(table, move, spoken(books)).find((each) => each.variant === variant)?.explanation
      .legal;
  expect(legalIn(BOOKS)).toBe(before);
  expect(legalIn(booksWith(variant, rule, value))).toBe(after);
});

test('a position that no variant can hold is a fault of the data', () => {
  const impossible = { ...(EXAMPLES[0] as Example), position: { pile: 'XX' } };
  expect(() => readCase(impossible, VARIANTS)).toThrow('No variant can hold');
});
