/** Two books side by side, and the words that must show where they differ. */
import { describe, expect, test } from 'vitest';
import { classicFour } from '#content/rules/classic-four.ts';
import { classicThree } from '#content/rules/classic-three.ts';
import { classicTwo } from '#content/rules/classic-two.ts';
import { VARIANTS } from '#content/rules/index.ts';
import { party222Partners } from '#content/rules/party-222-partners.ts';
import { partyPartners } from '#content/rules/party-partners.ts';
import { agree } from '#src/rulebook/agree.ts';
import {
  CATALOGUE,
  RULE_IDS,
  sayRule,
  shortRule,
  TOPICS,
  topicOf,
} from '#src/rulebook/catalogue.ts';
import { compareBooks } from '#src/rulebook/compare.ts';
import { openBook, type Variant } from '#src/rulebook/variant.ts';
import type { Company } from '#src/rulebook/wording.ts';

const VARIANT_LIST: readonly Variant[] = VARIANTS;
const BOOKS = VARIANT_LIST.map(openBook);
const COMPANIES: readonly Company[] = ['teams', 'alone'];

const differing = (a: Variant, b: Variant) =>
  compareBooks(openBook(a), openBook(b)).differences.map(({ rule }) => rule);

test('2-2-2 differs from the standard game where its text says so, the dearest rules first', () => {
  expect(differing(partyPartners, party222Partners)).toEqual([
    'draw.count',
    'out.canastas',
    'meld.wilds',
    'game.target',
    'deal.hand',
    'deck.packs',
    'game.otherwise',
  ]);
});

test('two and three players differ in number, cards and mild mistakes', () => {
  expect(new Set(differing(classicTwo, classicThree))).toEqual(
    new Set([
      'players.number',
      'deal.hand',
      'exposed.cards',
      'penalty.full-retraction',
      'penalty.partial-retraction',
      'game.about',
    ]),
  );
});

test('a book differs from itself in nothing', () => {
  expect(differing(classicFour, classicFour)).toEqual([]);
});

test('every rule is compared once, topic by topic, with both entries', () => {
  const [a, b] = [openBook(classicFour), openBook(partyPartners)];
  const { topics, differences } = compareBooks(a, b);
  const rules = topics.flatMap((each) => each.rules);
  expect(topics.map(({ topic }) => topic)).toEqual(Object.keys(TOPICS));
  expect(rules.map(({ rule }) => rule)).toEqual(RULE_IDS);
  for (const { topic, rules: some } of topics) {
    for (const { rule } of some) expect(topicOf(rule)).toBe(topic);
  }
  for (const { rule, a: one, b: other } of rules) {
    expect([one, other]).toEqual([a.entries[rule], b.entries[rule]]);
  }
  expect(new Set(differences)).toEqual(new Set(rules.filter(({ is }) => is === 'different')));
  const stakes: readonly number[] = differences.map(({ rule }) => CATALOGUE[rule].stakes);
  expect(stakes).toEqual(stakes.toSorted((one, other) => other - one));
});

test('the order in which fields were written makes no difference, that of a list does', () => {
  expect(agree({ kind: 'any', count: 2 }, { count: 2, kind: 'any' })).toBe(true);
  expect(agree({ kind: 'any' }, { kind: 'any', count: 2 })).toBe(false);
  expect(agree(['draw', 'discard'], ['discard', 'draw'])).toBe(false);
});

describe.each(COMPANIES)('said to %s', (company) => {
  test.each(RULE_IDS)('%s reads alike where it is alike, and only there', (id) => {
    const said = BOOKS.map(({ entries }) => ({
      value: JSON.stringify(entries[id].value),
      sentence: sayRule(id, entries[id].value, company),
      short: shortRule(id, entries[id].value, company),
    }));
    const values = new Set(said.map(({ value }) => value)).size;
    expect(new Set(said.map(({ sentence }) => sentence)).size).toBe(values);
    expect(new Set(said.map(({ short }) => short)).size).toBe(values);
  });
});

test('lists of several variants name what they share in one order', () => {
  for (const id of RULE_IDS) {
    const lists = BOOKS.map(({ entries }): unknown => entries[id].value).filter(Array.isArray);
    const sorted = new Set(lists.map((list) => JSON.stringify(list.toSorted())));
    expect(new Set(lists.map((list) => JSON.stringify(list))).size, id).toBe(sorted.size);
  }
});
