/** How rules sound: short, alike, and for every answer that any variant may give. */
import { describe, expect, test } from 'vitest';
import {
  CATALOGUE,
  RULE_IDS,
  sayRule,
  shortRule,
  TOPICS,
  topicOf,
} from '#src/rulebook/catalogue.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import type { Company } from '#src/rulebook/wording.ts';
import { EVERY_ANSWER } from './every-answer.ts';

const COMPANIES: readonly Company[] = ['teams', 'alone'];

/** All that can be said of a rule, with the answer that it says. */
function sayings(id: AnyRuleId) {
  return EVERY_ANSWER[id].flatMap((answer) =>
    COMPANIES.map((company) => ({
      answer: JSON.stringify(answer),
      sentence: sayRule(id, answer, company),
      short: shortRule(id, answer, company),
      company,
    })),
  );
}

/** Longest sentence, label and short form, in words. */
const LIMITS = { sentence: 20, name: 7, short: 8 } as const;

const wordsIn = (text: string) => text.split(' ').length;

describe.each(RULE_IDS)('%s', (id) => {
  const { name, question, stakes } = CATALOGUE[id];

  test('has a topic, a name, a question and stakes', () => {
    expect(TOPICS).toHaveProperty(topicOf(id));
    expect(name).toMatch(/^[A-Z][^.?]*$/);
    expect(wordsIn(name)).toBeLessThanOrEqual(LIMITS.name);
    expect(question).toMatch(/^[A-Z].*\?( \([^()]+\))?$/);
    expect(stakes).toBeGreaterThanOrEqual(1);
    expect(stakes).toBeLessThanOrEqual(5);
  });

  test.each(sayings(id))('says $answer to $company', ({ sentence, short }) => {
    expect(sentence).toMatch(/^[a-z0-9][^.?!]*[^.?!\s,;:]$/);
    expect(sentence).not.toMatch(/undefined|object|NaN| {2}/);
    expect(wordsIn(sentence)).toBeLessThanOrEqual(LIMITS.sentence);
    expect(short).toMatch(/\S/);
    expect(wordsIn(short)).toBeLessThanOrEqual(LIMITS.short);
  });

  test('says different answers differently', () => {
    for (const company of COMPANIES) {
      const said = sayings(id).filter((saying) => saying.company === company);
      expect(new Set(said.map(({ sentence }) => sentence)).size).toBe(said.length);
    }
  });
});

test('topics stand together and in order', () => {
  expect([...new Set(RULE_IDS.map(topicOf))]).toEqual(Object.keys(TOPICS));
});

test.each([
  ['teams', 'your side needs two canastas before going out'],
  ['alone', 'you need two canastas before going out'],
] as const)('speaks to %s', (company, sentence) => {
  expect(sayRule('out.canastas', { kind: 'any', count: 2 }, company)).toBe(sentence);
});
