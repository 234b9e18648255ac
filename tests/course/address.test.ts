import { expect, test } from 'vitest';
import { SOURCES } from '#content/sources.ts';
import { placeAddress, placeId, rulesAddress, termAddress } from '#src/course/address.ts';

test('a rule, a word and a place have their addresses', () => {
  expect(rulesAddress('one')).toBe('/rules/one/');
  expect(rulesAddress('one', 'pile.needs')).toBe('/rules/one/#pile.needs');
  expect(termAddress('wild')).toBe('/glossary/#wild');
  expect(placeAddress({ source: 'classic', at: '13' })).toBe('/sources/#classic-13');
});

test('every place that can be cited has an id of its own, apart from the texts themselves', () => {
  const ids = SOURCES.flatMap(({ id: source, places }) => [
    source,
    ...places.map(({ at }) => placeId({ source, at })),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});
