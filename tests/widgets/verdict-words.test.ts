import { expect, test } from 'vitest';
import { announcementOf, headOf, headOfPeek } from '#src/widgets/verdict-words.ts';
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

test.each([
  [
    'nothing right ticked',
    QUESTIONS,
    ['judge no', 'next', 'choose 1'],
    'Wrongly ticked: 1. Left out: 2.',
  ],
  ['one left out', QUESTIONS, ['judge no', 'next', 'choose 0'], 'Left out: 1.'],
  ['one too many', QUESTIONS, ['judge no', 'next', 'choose 0 1 2'], 'Wrongly ticked: 1.'],
] as const)(
  'what was ticked wrongly and what was left out is counted: %s',
  (_, script, words, line) => {
    expect(headOf(walk(script, ...words))?.line).toBe(line);
  },
);

test.each([
  ['met', 'The one condition is met.'],
  ['met met', 'Both conditions are met.'],
  ['met met met', 'All 3 conditions are met.'],
  ['not', 'The one condition fails.'],
  ['not not', 'Both conditions fail.'],
  ['not met', '1 of 2 conditions fails.'],
  ['not not met', '2 of 3 conditions fail.'],
  ['not not not', 'All 3 conditions fail.'],
])('%s: %s', (told, line) => {
  const view = walk(FROZEN, 'next', 'take with KH 2C');
  const [reason] = view.verdict?.reasons ?? [];
  if (view.verdict === null || reason === undefined) throw new Error('nothing to say');
  const reasons = told.split(' ').map((word) => ({ ...reason, met: word === 'met' }));
  const legal = !told.includes('not');
  expect(headOfPeek({ ...view.verdict, legal, reasons }).line).toBe(`${line} Nothing was tried.`);
});
