import { describe, expect, test } from 'vitest';
import { SOURCES } from '#content/sources.ts';
import { useOf } from '#src/components/sources/source-use.ts';

describe.each(SOURCES)('$id', (source) => {
  const { books, silent, ruled, restOn } = useOf(source);

  test('the first of its games is described whole', () => {
    expect(books[0].parents).toEqual([]);
  });

  test('what it leaves open is told', () => {
    expect(silent.length).toBeGreaterThan(0);
    expect(ruled.length).toBeGreaterThan(0);
  });

  test('a rule rests on each of its places, and stands there once', () => {
    const idle = source.places.filter(({ at }) => restOn(at).length === 0);
    expect(idle.map(({ at }) => at)).toEqual([]);
    for (const { at } of source.places) {
      const rules = restOn(at).map(({ rule }) => rule);
      expect(new Set(rules).size).toBe(rules.length);
    }
  });
});
