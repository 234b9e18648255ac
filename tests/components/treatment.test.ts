import { expect, test } from 'vitest';
import { scripts } from '#content/scenarios/index.ts';
import { treatmentsOf } from '#src/components/rules/treatment.ts';
import type { Lesson } from '#src/course/lessons.ts';

const script = scripts.find(({ teaches }) => teaches.length > 1);
if (script === undefined) throw new Error('No scenario is about two rules.');
const [rule] = script.teaches;

const LESSON: Lesson = {
  id: 'one',
  title: 'One',
  description: '',
  href: '/one/',
  teaches: [],
  practices: [],
  minutes: 5,
};

test('a lesson that teaches a rule treats it', () => {
  expect(treatmentsOf(rule, [LESSON, { ...LESSON, title: 'Two', teaches: [rule] }])).toEqual([
    { title: 'Two', href: '/one/', tables: [] },
  ]);
});

test('a lesson with a table that turns on a rule treats it, and names the table', () => {
  const [treatment] = treatmentsOf(rule, [{ ...LESSON, practices: [script.id] }]);
  expect(treatment?.tables).toEqual([script.title]);
});
