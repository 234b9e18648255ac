import { expect, test } from 'vitest';
import { announcementOf, headOf } from '#src/widgets/verdict-words.ts';
import { DRAW_AND_LAY, FROZEN, QUESTIONS, REASONS, walk } from '../scenario/scripts.ts';

test.each([
  ['nothing tried', FROZEN, ['next'], null],
  ['refused', FROZEN, ['next', 'take with KH 2C'], 'no: Not yet'],
  ['legal, beside the point', FROZEN, ['next', 'draw'], 'yes: Allowed, not the point'],
  ['on the way', DRAW_AND_LAY, ['draw'], 'yes: Allowed'],
  ['the goal', FROZEN, ['next', 'take with KH KS'], 'yes: Right'],
  ['the solution shown', FROZEN, ['next', 'show'], 'yes: Shown'],
  ['judged rightly', QUESTIONS, ['judge no'], 'yes: Right: it is not allowed'],
  ['judged wrongly', QUESTIONS, ['judge yes'], 'no: No: it is not allowed'],
  ['judged, the reasons to come', REASONS, ['judge no'], 'yes: Right: it is not allowed'],
  ['the deciding rules found', REASONS, ['judge no', 'next', 'choose 1'], 'yes: Right'],
  ['not the deciding rules', REASONS, ['judge no', 'next', 'choose 0'], 'no: Not all'],
  ['all found', QUESTIONS, ['judge no', 'next', 'choose 0 2'], 'yes: Right'],
  ['not all found', QUESTIONS, ['judge no', 'next', 'choose 0'], 'no: Not all'],
  ['the end', DRAW_AND_LAY, ['show', 'next', 'next'], null],
] as const)('%s', (_, script, words, expected) => {
  const head = headOf(walk(script, ...words));
  expect(head && `${head.seal}: ${head.title}`).toBe(expected);
});

test('what is said aloud is the head and the first thing that fails, not the sheet', () => {
  const view = walk(FROZEN, 'next', 'take with KH 2C');
  const head = headOf(view);
  if (head === null) throw new Error('nothing to say');
  expect(announcementOf(head, view.verdict, view.remark)).toBe(
    `Not yet. ${view.verdict?.reasons[0]?.text}`,
  );
});
