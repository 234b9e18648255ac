/** Every variant's book: total, known in every answer, cited where it can be looked up, and plain data. */
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '#content/rules/index.ts';
import { SOURCES } from '#content/sources.ts';
import type { Basis, Status } from '#src/rulebook/basis.ts';
import { CATALOGUE, RULE_IDS, sentenceOf } from '#src/rulebook/catalogue.ts';
import { findPlace } from '#src/rulebook/source.ts';
import { type Book, openBook, rulesOf, type Variant } from '#src/rulebook/variant.ts';
import { idleOverrides } from './idle-overrides.ts';

const VARIANT_LIST: readonly Variant[] = VARIANTS;

/** How many answers each book knows in which way: a change is a decision. */
const COUNTS: Readonly<Record<string, Partial<Record<Status, number>>>> = {
  'classic-four': { stated: 84, follows: 10, silent: 5, ruled: 6 },
  'classic-two': { stated: 10, 'as-parent': 87, follows: 8 },
  'classic-three': { stated: 8, 'as-parent': 89, follows: 8 },
  hutto: { stated: 8, 'as-parent': 97 },
  'party-partners': { stated: 36, follows: 26, silent: 36, ruled: 7 },
  'party-222-partners': { stated: 7, 'as-parent': 98 },
  'party-solo': { stated: 6, 'as-parent': 90, follows: 8, silent: 1 },
  'party-222-solo': { stated: 6, 'as-parent': 90, follows: 8, silent: 1 },
  pony: { stated: 29, follows: 13, silent: 55, ruled: 8 },
};

const basesOf = (book: Book) => Object.values(book.entries).map(({ basis }) => basis);

/** The bases of an answer and, where it is taken over, of the parent's answer. */
const chainOf = (basis: Basis) => (basis.status === 'as-parent' ? [basis, basis.parent] : [basis]);

describe.each(VARIANT_LIST)('$id', (variant) => {
  const book = openBook(variant);

  test('answers every question', () => {
    expect(new Set(Object.keys(book.entries))).toEqual(new Set(RULE_IDS));
    for (const id of RULE_IDS) expect(book.entries[id].rule).toBe(id);
  });

  test('knows its answers as counted', () => {
    const statuses = basesOf(book).map(({ status }) => status);
    const counts = Object.groupBy(statuses, (status) => status);
    expect(
      Object.fromEntries(Object.entries(counts).map(([key, all]) => [key, all.length])),
    ).toEqual(COUNTS[variant.id]);
  });

  test('cites only places that exist', () => {
    for (const basis of basesOf(book).flatMap(chainOf)) {
      for (const cite of basis.cites) expect(() => findPlace(SOURCES, cite)).not.toThrow();
    }
  });

  test('cites what is stated or ruled, and gives a reason for what is not stated', () => {
    for (const { status, cites, why, by } of basesOf(book).flatMap(chainOf)) {
      if (status === 'stated' || status === 'ruled') expect(cites).not.toHaveLength(0);
      if (status === 'stated') expect(why).toBeNull();
      if (status === 'follows' || status === 'silent' || status === 'ruled')
        expect(why).toMatch(/\.$/);
      if (status === 'silent') expect(cites).toHaveLength(0);
      if (status === 'ruled') expect(by).not.toHaveLength(0);
    }
  });

  test('settles each fine point by a ruling that can be read, once an answer', () => {
    for (const { rulings } of basesOf(book)) {
      for (const { id, text } of rulings) {
        expect(id).toMatch(/^A-[SPY]\d+b?$/);
        expect(text).toMatch(/^[A-Z].*\.$/);
      }
      expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
    }
  });

  test('repeats no answer of its parent that is known no better', () => {
    expect(idleOverrides(variant)).toEqual([]);
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(book))).toEqual(book);
  });

  test('gives the engine the rules that it reads, and no others', () => {
    const read = RULE_IDS.filter((id) => CATALOGUE[id].kind !== 'told');
    expect(new Set(Object.keys(rulesOf(book)))).toEqual(new Set(read));
  });

  test('says every answer in at most 20 words', () => {
    const long = RULE_IDS.filter((id) => sentenceOf(book, id).split(' ').length > 20);
    expect(long).toEqual([]);
  });
});

test('the kinds of rules number as the catalogue is meant', () => {
  const count = (kind: string) => RULE_IDS.filter((id) => CATALOGUE[id].kind === kind).length;
  expect([count('judged'), count('computed'), count('told')]).toEqual([66, 25, 14]);
});
