import { expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { courses } from '#content/site.ts';
import { RULE_IDS, TOPICS, topicOf } from '#src/rulebook/catalogue.ts';

test('the courses are the variants of the rule book, under the same names', () => {
  const named = ({ id, name, family }: (typeof courses)[number] | (typeof VARIANTS)[number]) => ({
    id,
    name,
    family,
  });
  expect(courses.map(named)).toEqual(VARIANTS.map(named));
});

test('a course says what it is without a number', () => {
  const texts = courses.flatMap(({ about, forWhom }) => [about, forWhom]);
  expect(texts.filter((text) => /\d/.test(text) || !text.endsWith('.'))).toEqual([]);
});

test('topic by topic, the rule book shows every rule once', () => {
  const shown = Object.keys(TOPICS).flatMap((topic) =>
    RULE_IDS.filter((rule) => topicOf(rule) === topic),
  );
  expect(shown).toEqual(RULE_IDS);
});
