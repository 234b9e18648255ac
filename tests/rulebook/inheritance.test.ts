/** A variant that is played otherwise as another: what it takes over, and how it says so. */
import { expect, test } from 'vitest';
import { classicFour } from '#content/rules/classic-four.ts';
import { rulings } from '#content/rules/classic-rulings.ts';
import { classic } from '#content/sources.ts';
import { asParent, follows, silent, stated } from '#src/rulebook/basis.ts';
import { sentenceOf } from '#src/rulebook/catalogue.ts';
import { defineVariant, openBook, rulesOf } from '#src/rulebook/variant.ts';
import { idleOverrides } from './idle-overrides.ts';

const child = defineVariant({
  id: 'child',
  name: 'Child',
  family: 'classic',
  parent: classicFour,
  otherwise: [classic('21')],
  answers: {
    'players.sides': stated({ kind: 'alone' }, [classic('21')]),
    'out.canastas': stated({ kind: 'any', count: 2 }, [classic('21')]),
    'permission.ask': follows('absent', [], 'There is no partner.'),
    'draw.instead': asParent([], rulings('A-S21')),
  },
});

const grandchild = defineVariant({
  id: 'grandchild',
  name: 'Grandchild',
  family: 'classic',
  parent: child,
  otherwise: [classic('0')],
  answers: { 'draw.count': stated(2, [classic('21')]) },
});

const idle = defineVariant({
  id: 'idle',
  name: 'Idle',
  family: 'classic',
  parent: child,
  otherwise: [classic('21')],
  answers: {
    'meld.size': stated(3, [classic('8')]),
    'draw.short': silent('what-is-there', 'As in the parent.'),
    'discard.count': stated(1, [classic('21')]),
    'out.canastas': stated({ kind: 'any', count: 1 }, [classic('9')]),
    'draw.instead': asParent([classic('21')]),
  },
});

const book = openBook(child);

test('what a child answers is its own', () => {
  expect(book.entries['out.canastas']).toMatchObject({ value: { count: 2 }, from: 'child' });
  expect(book.entries['out.canastas'].basis.status).toBe('stated');
});

test('what it does not answer holds as in its parent, by the sentence that says so', () => {
  const { value, basis, from } = book.entries['pile.unopened'];
  expect({ value, from }).toEqual({ value: 'as-frozen', from: 'classic-four' });
  expect(basis).toMatchObject({ status: 'as-parent', cites: [classic('21')] });
  expect(basis).toHaveProperty('parent', classicFour.answers['pile.unopened'].basis);
});

test('the reason of a ruling is not lost on the way', () => {
  expect(book.entries['pile.unopened'].basis.why).toBe(
    classicFour.answers['pile.unopened'].basis.why,
  );
});

test('a note adds its rulings to those of the parent', () => {
  const ids = book.entries['draw.instead'].basis.rulings.map(({ id }) => id);
  expect(ids).toEqual(['A-S24', 'A-S21']);
});

test('a grandchild takes over from both, and cites its own sentence', () => {
  const { entries, parents } = openBook(grandchild);
  expect(parents.map(({ id }) => id)).toEqual(['child', 'classic-four']);
  expect(entries['out.canastas']).toMatchObject({ from: 'child', value: { count: 2 } });
  expect(entries['meld.size']).toMatchObject({ from: 'classic-four', value: 3 });
  expect(entries['meld.size'].basis).toMatchObject({ status: 'as-parent', cites: [classic('0')] });
  expect(entries['meld.size'].basis).toHaveProperty('parent.status', 'stated');
});

test('an answer that only repeats the parent is found out, one with a place of its own is not', () => {
  expect(idleOverrides(idle)).toEqual(['meld.size', 'draw.short']);
});

test('the engine gets the answers of the whole chain', () => {
  const rules = rulesOf(openBook(grandchild));
  expect(rules['draw.count']).toBe(2);
  expect(rules['permission.ask']).toBe('absent');
  expect(rules['deal.hand']).toBe(11);
});

test('a book speaks to its own company, or to the one at the table', () => {
  expect(book.company).toBe('alone');
  expect(sentenceOf(book, 'out.canastas')).toMatch(/^you need/);
  expect(sentenceOf(book, 'out.canastas', 'teams')).toMatch(/^your side needs/);
});
