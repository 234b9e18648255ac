/** Progress as it is kept: what is written is read again, what is broken is left out and loses nothing else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OUTCOMES } from '#src/practice/review.ts';
import { readFile, writeFile } from '#src/progress/file.ts';
import { doneUnder, knownOnly, readProgress } from '#src/progress/progress.ts';
import { type ProgressRecord, readRecord, writeRecord } from '#src/progress/record.ts';

const NAME = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const TIME = fc.nat(4e12);
const OUTCOME = fc.constantFrom(...OUTCOMES);
const REASON = fc.string({ minLength: 1 });
const RECORD: fc.Arbitrary<ProgressRecord> = fc.oneof(
  fc.record({
    of: fc.constant('scenario' as const),
    variant: NAME,
    script: NAME,
    by: fc.constantFrom('alone', 'helped'),
    at: TIME,
  }),
  fc.record({
    of: fc.constant('review' as const),
    variant: NAME,
    mark: NAME,
    reason: REASON,
    outcome: OUTCOME,
    at: TIME,
  }),
  fc.record({
    of: fc.constant('test' as const),
    variant: NAME,
    mark: NAME,
    at: TIME,
    answers: fc.array(fc.record({ reason: REASON, outcome: OUTCOME })),
  }),
);

test('every record is read as it was written', () => {
  fc.assert(
    fc.property(RECORD, (record) => {
      expect(readRecord(writeRecord(record))).toEqual(record);
    }),
  );
});

test('no entry, however broken, throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.oneof(fc.string(), fc.json()), (key, value) => {
      readRecord({ key, value });
    }),
  );
});

const DONE = { key: 'scenario:hutto:one', value: '{"by":"alone","at":5}' };

describe('what cannot be read is left out', () => {
  test.each([
    ['no JSON', { key: 'scenario:hutto:two', value: '{"by":' }],
    ['no time', { key: 'scenario:hutto:two', value: '{"by":"alone"}' }],
    ['a time beyond all dates', { key: 'scenario:hutto:two', value: '{"by":"alone","at":1e99}' }],
    [
      'an unknown outcome',
      { key: 'review:hutto:a-1', value: '{"reason":"x","outcome":"so","at":1}' },
    ],
    ['a broken answer', { key: 'test:hutto:a-1', value: '{"at":1,"answers":[3]}' }],
    ['an unknown kind', { key: 'medal:hutto:a-1', value: '{"at":1}' }],
    ['a key too long', { key: 'scenario:hutto:two:three', value: '{"by":"alone","at":1}' }],
    ['null', { key: 'scenario:hutto:two', value: 'null' }],
  ])('%s', (_, entry) => {
    const { scenarios, reviews, tests, unread } = readProgress([entry, DONE]);
    expect({ reviews, tests, unread }).toEqual({ reviews: [], tests: [], unread: 1 });
    expect(scenarios).toEqual([
      { of: 'scenario', variant: 'hutto', script: 'one', by: 'alone', at: 5 },
    ]);
  });
});

test('what names a reason that is not known is not shown', () => {
  const review = (mark: string, reason: string) =>
    writeRecord({ of: 'review', variant: 'hutto', mark, reason, outcome: 'right', at: 1 });
  const answers = ['fault:none', 'fault:pile.needs'].map(
    (reason) => ({ reason, outcome: 'right' }) as const,
  );
  const told = (mark: string, some: typeof answers) =>
    writeRecord({ of: 'test', variant: 'hutto', mark, at: 1, answers: some });
  const entries = [
    DONE,
    review('a-1', 'fault:pile.needs'),
    review('a-2', 'fault:none'),
    told('a-3', answers),
    told('a-4', answers.slice(0, 1)),
  ];
  const shown = knownOnly(readProgress(entries), new Set(['fault:pile.needs']));
  expect(shown.scenarios).toHaveLength(1);
  expect(shown.reviews.map(({ mark }) => mark)).toEqual(['a-1']);
  expect(shown.tests.map((test) => [test.mark, test.answers])).toEqual([['a-3', answers.slice(1)]]);
});

test('what is done under a variant is not done under another', () => {
  const progress = readProgress([DONE]);
  expect([...doneUnder(progress, 'hutto')]).toEqual(['one']);
  expect([...doneUnder(progress, 'pony')]).toEqual([]);
});

describe('a file', () => {
  const HELPED = { key: 'scenario:hutto:one', value: '{"by":"helped","at":9}' };
  const OTHER = { key: 'scenario:hutto:two', value: '{"by":"helped","at":7}' };
  const BROKEN = { key: 'scenario:hutto:three', value: '?' };

  test('is read as it was written', () => {
    expect(readFile(writeFile([DONE, OTHER]), [])).toEqual({
      ok: true,
      value: { entries: [DONE, OTHER], unread: 0 },
    });
  });

  test('does not make worse what is there', () => {
    expect(readFile(writeFile([HELPED, OTHER]), [DONE])).toEqual({
      ok: true,
      value: { entries: [DONE, OTHER], unread: 0 },
    });
  });

  test('gives what can be read of it', () => {
    expect(readFile(writeFile([DONE, BROKEN]), [])).toEqual({
      ok: true,
      value: { entries: [DONE], unread: 1 },
    });
  });

  test.each([
    ['', 'This is no progress file of this site.'],
    ['[1]', 'This is no progress file of this site.'],
    ['null', 'This is no progress file of this site.'],
    ['{"format":"canasta-progress","version":1,"entries":{"a":1}}', 'This is no progress file'],
    ['{"format":"canasta-progress","version":2,"entries":{}}', 'This file is of version 2'],
  ])('%j is refused', (text, opening) => {
    const read = readFile(text, [DONE]);
    expect(read.ok ? '' : read.problems.join(' ')).toContain(opening);
  });
});
