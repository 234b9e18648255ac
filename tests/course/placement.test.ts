import { expect, test } from 'vitest';
import { isWithheld } from '#src/course/placement.ts';

const LESSON = `
<Practice id="for-all">…</Practice>
<Only variants="a b">A word. </Only>
<Practice id="for-all-again" />
<Only variants="a b">
<Practice id="for-two">…</Practice>
<Only variants="b"><Practice id="for-one" /></Only>
</Only>`;

test.each([
  ['for-all', 'c', false],
  ['for-all-again', 'c', false],
  ['for-two', 'a', false],
  ['for-two', 'c', true],
  ['for-one', 'a', true],
  ['for-one', 'b', false],
  ['elsewhere', 'c', false],
])('%s is withheld from %s: %s', (id, variant, expected) => {
  expect(isWithheld(LESSON, id, variant)).toBe(expected);
});
