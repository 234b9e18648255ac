import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { scripts } from '#content/scenarios/index.ts';
import { speak } from '#src/explain/spoken.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { viewOf } from '#src/scenario/look.ts';
import { transcript } from '#src/scenario/transcript.ts';
import { verify } from '#src/scenario/verify.ts';
import type { ScenarioEvent } from '#src/scenario/view.ts';
import { processorTime } from '../processor-time.ts';
import { answersTo } from './answers.ts';
import { snapshotsOf } from './scripts.ts';

/** What all scripts together may take to be proved, in milliseconds of processor time. */
const BUDGET = 1000;

const books = new Map<string, SpokenBook>(
  VARIANTS.map((variant) => [variant.id, speak(openBook(variant))]),
);

/** Every script under every variant it names. */
const placed = scripts.flatMap((script) =>
  script.variants.map((variant) => ({ id: script.id, variant, script, book: books.get(variant) })),
);

test('every script is true under every variant it names, and quickly proved', () => {
  const prove = () =>
    placed.flatMap(({ id, variant, script, book }) => {
      const found =
        book === undefined ? ['There is no such variant.'] : verify(script, variant, book);
      return found.map((problem) => `${id}, ${variant}: ${problem}`);
    });
  const taken = processorTime(() => expect(prove()).toEqual([]));
  expect(taken).toBeLessThan(BUDGET);
});

test('scripts have ids of their own', () => {
  const ids = scripts.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
});

const known = placed.flatMap(({ book, ...rest }) =>
  book === undefined ? [] : [{ ...rest, book }],
);

describe.each(known)('$id, $variant', ({ script, variant, book }) => {
  const { steps } = transcript(script, variant, book);

  test('played as its transcript tells, it is solved', () => {
    const events = steps.flatMap((step): readonly ScenarioEvent[] => [
      ...answersTo(step),
      { type: 'next' },
    ]);
    const last = snapshotsOf(script, events, variant, book).at(-1);
    expect(last && viewOf(last)).toMatchObject({ mood: 'done', solved: true, refusals: 0 });
  });

  test('each wrong move that it tells is refused', () => {
    for (const [at, step] of steps.entries()) {
      const before = steps
        .slice(0, at)
        .flatMap((each): readonly ScenarioEvent[] => [...answersTo(each), { type: 'next' }]);
      for (const { move } of step.wrong) {
        const last = snapshotsOf(script, [...before, { type: 'move', move }], variant, book).at(-1);
        expect(last && viewOf(last)).toMatchObject({
          step: at + 1,
          mood: 'refused',
          verdict: { legal: false },
        });
      }
    }
  });
});
