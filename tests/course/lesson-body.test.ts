import { expect, test } from 'vitest';
import { minutesFor, practicesIn, sayCount, sayLength } from '#src/course/lesson-body.ts';

const TABLE = '<Practice id="one">\nWords.\n</Practice>\n<Practice variant="x" id="two" />';

test('the tables of a lesson are found in order', () => {
  expect(practicesIn(TABLE)).toEqual(['one', 'two']);
  expect(practicesIn('Words, and <Rule id="pile.needs" />.')).toEqual([]);
});

test('a lesson takes longer for its words, for the rules it says and for its tables', () => {
  const words = 'word '.repeat(320);
  expect(minutesFor(words)).toBeCloseTo(2);
  expect(minutesFor(`import { Rule } from '#src/lesson.ts';\n\n${words}`)).toBeCloseTo(2);
  expect(minutesFor(`${words}<Rule id="pile.needs" />`)).toBeGreaterThan(2);
  expect(minutesFor(TABLE)).toBeGreaterThan(3);
});

test.each([
  [2, '5 minutes'],
  [33, '35 minutes'],
  [74, '75 minutes'],
  [80, '1½ hours'],
  [118, '2 hours'],
])('%i minutes are said to be %s', (minutes, said) => {
  expect(sayLength(minutes)).toBe(said);
});

test('one thing is one, and many are many', () => {
  expect(sayCount(1, 'table')).toBe('1 table');
  expect(sayCount(0, 'table')).toBe('0 tables');
});
