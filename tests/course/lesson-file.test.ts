import { expect, test } from 'vitest';
import { lessonFile, lessonId } from '#src/course/lesson-file.ts';

test.each([
  ['lessons/classic/03-the-pile', { family: 'classic', order: 3, slug: 'the-pile' }],
  ['lessons/pony/12-the-packet', { family: 'pony', order: 12, slug: 'the-packet' }],
  ['lessons/classic/the-pile', undefined],
  ['lessons/classic/more/03-the-pile', undefined],
  ['404', undefined],
])('%s', (id, expected) => {
  expect(lessonFile(id)).toEqual(expected);
});

test('a lesson has an address under each variant', () => {
  expect(lessonId('one', 'the-pile')).toBe('learn/one/the-pile');
});
