import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '#content/glossary.ts';
import { scripts } from '#content/scenarios/index.ts';
import { courses, site } from '#content/site.ts';
import { CATALOGUE } from '#src/rulebook/catalogue.ts';
import { FIGURE, LESSONS, ownWords } from './lesson-text.ts';

const LINES = { least: 20, most: 40 };

const byId = new Map(scripts.map((script) => [script.id, script]));

describe.each(LESSONS)('$file', (lesson) => {
  const { title, description, teaches, prose, practices, rules, terms, end, variants } = lesson;

  test('says what it is and what it teaches', () => {
    expect([title, description].filter((text) => text === '')).toEqual([]);
    expect(teaches.filter((id) => !Object.hasOwn(CATALOGUE, id))).toEqual([]);
    expect(rules.filter((id) => !teaches.includes(id))).toEqual([]);
  });

  test('is short, and ends in words that lead on', () => {
    expect(prose.length).toBeGreaterThanOrEqual(LINES.least);
    expect(prose.length).toBeLessThanOrEqual(LINES.most);
    expect(end).toMatch(/\w\.$/);
  });

  test('gives enough to do, all of it there and true for its variants', () => {
    const idle = variants.filter((id) => !practices.some((each) => each.variants.includes(id)));
    expect(idle).toEqual([]);
    const missing = practices.filter(({ id, variants: shown }) => {
      const script = byId.get(id);
      return !shown.every((variant) => script?.variants.includes(variant));
    });
    expect(missing).toEqual([]);
  });

  test('leaves numbers to the rule book', () => {
    expect(prose.filter((line) => FIGURE.test(ownWords(line)))).toEqual([]);
  });

  test('explains words that the glossary has', () => {
    const known: readonly string[] = GLOSSARY.map(({ id }) => id);
    expect(terms.filter((id) => !known.includes(id))).toEqual([]);
  });
});

test('what a scenario teaches, its lesson teaches', () => {
  const untaught = LESSONS.flatMap(({ file, teaches, practices }) =>
    practices.flatMap(({ id }) => {
      const [point] = byId.get(id)?.teaches ?? [];
      return point === undefined || teaches.includes(point) ? [] : [`${file}: ${id}, ${point}`];
    }),
  );
  expect(untaught).toEqual([]);
});

test('every scenario is placed, once', () => {
  const placed = LESSONS.flatMap(({ practices }) => practices.map(({ id }) => id));
  expect(placed.filter((id, at) => placed.indexOf(id) < at)).toEqual([]);
  expect(new Set([...placed, site.homeScenario])).toEqual(new Set(byId.keys()));
});

test('a scenario is shown in the course of every variant it names', () => {
  const shown = new Map(
    LESSONS.flatMap(({ practices }) => practices.map((each) => [each.id, each.variants] as const)),
  );
  const hidden = scripts.flatMap(({ id, variants }) =>
    id === site.homeScenario
      ? []
      : variants
          .filter((each) => courses.some((course) => course.id === each))
          .filter((each) => !shown.get(id)?.includes(each))
          .map((each) => `${id}, ${each}`),
  );
  expect(hidden).toEqual([]);
});
