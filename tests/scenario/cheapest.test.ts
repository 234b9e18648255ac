import { expect, test } from 'vitest';
import type { Script, StepOf } from '#src/scenario/script.ts';
import { FROZEN, walk } from './scripts.ts';

const OPEN = {
  do: 'ask',
  text: 'Open.',
  goal: { is: 'opened' },
  solution: ['lay QS QH QD, lay 9S 9H 9D'],
  hints: ['What is it worth?', 'The kings.'],
  wrong: [
    { move: 'lay QS QH QD', breaks: 'opening.minimum' },
    { move: 'lay 9S 9H 9D', breaks: 'opening.minimum' },
  ],
} as const satisfies StepOf<'ask'>;

const script: Script = {
  ...FROZEN,
  id: 'opening',
  position: { phase: 'meld', hand: 'QS QH QD 9S 9H 9D 2C 4C', yours: { score: 0 }, pile: '5C' },
  steps: [OPEN],
};

const LEAST = 'It can be done with four cards from your hand: Q♠ Q♥ Q♦ 2♣.';

test.each([
  ['after any opening', script, LEAST],
  [
    'beside the script’s own words',
    { ...script, steps: [{ ...OPEN, right: 'Done.' }] },
    `Done. ${LEAST}`,
  ],
  ['after words', { ...script, steps: [{ do: 'tell', text: '' }, OPEN] }, LEAST],
] as const)('the cheapest opening is told %s', (_, told, remark) => {
  const first = told.steps.length > 1 ? ['next'] : [];
  expect(walk(told, ...first, 'lay QS QH QD, lay 9S 9H 9D').remark).toBe(remark);
  expect(walk(told, ...first, 'lay QS QH QD').remark).toBeNull();
});

test('nothing is told of another goal', () => {
  const other = { ...OPEN, goal: { is: 'meld', rank: 'Q' } } as const;
  expect(walk({ ...script, steps: [other] }, 'lay QS QH QD 2C').remark).toBeNull();
});
