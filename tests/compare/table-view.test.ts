/** The view of the comparison in its address: what is read, and what is written. */
import { describe, expect, test } from 'vitest';
import { readView, type TableView, writeView } from '#src/compare/table-view.ts';

const IDS = ['a', 'b', 'c', 'd'];
const WHOLE: TableView = { shown: [0, 1, 2, 3], rows: 'different', find: '' };

/** An address, and the view that it asks for. */
const READ: readonly (readonly [string, Partial<TableView>])[] = [
  ['', {}],
  ['?of=c,a', { shown: [2, 0] }],
  ['?of=c,a,c,b', { shown: [2, 0, 1] }],
  ['?of=c,nobody,b', { shown: [2, 1] }],
  ['?of=c', {}],
  ['?of=nobody,nothing', {}],
  ['?rows=all', { rows: 'all' }],
  ['?rows=some', {}],
  ['?find=wild%20card', { find: 'wild card' }],
  ['?find=%20', {}],
  ['?find=%E0%A4%A', { find: '\uFFFD%A' }],
];

describe('an address is read', () => {
  test.each(READ)('%s', (search, view) => {
    expect(readView(search, IDS)).toEqual({ ...WHOLE, ...view });
  });
});

/** A view, and its address. */
const WRITTEN: readonly (readonly [Partial<TableView>, string])[] = [
  [{}, ''],
  [{ shown: [1, 0, 2, 3] }, '?of=b,a,c,d'],
  [{ shown: [2, 0] }, '?of=c,a'],
  [{ rows: 'all' }, '?rows=all'],
  [{ shown: [0, 3], rows: 'all', find: 'a & b' }, '?of=a,d&rows=all&find=a%20%26%20b'],
];

describe('a view is written, and read back', () => {
  test.each(WRITTEN)('%j', (part, search) => {
    const view = { ...WHOLE, ...part };
    expect(writeView(view, IDS)).toBe(search);
    expect(readView(search, IDS)).toEqual(view);
  });
});

test('one variant alone is no comparison', () => {
  expect(() => readView('', ['a'])).toThrow('nothing to compare');
});
