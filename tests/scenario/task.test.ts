import { expect, test } from 'vitest';
import { printMove } from '#src/engine/move-notation.ts';
import type { Script } from '#src/scenario/script.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { DRAW_AND_LAY, FROZEN, TAKE, walk } from './scripts.ts';

type Row = readonly [
  what: string,
  script: Script,
  events: readonly string[],
  seen: Partial<ScenarioView>,
];

const TASK: readonly Row[] = [
  [
    'a refusal is a state',
    FROZEN,
    ['next', 'take with KH 2C'],
    {
      mood: 'refused',
      refusals: 1,
      canNext: false,
      canUndo: true,
      canMove: true,
      remark: null,
      answer: null,
    },
  ],
  [
    'refusals are counted',
    FROZEN,
    ['next', 'take with KH 2C', 'take onto K'],
    { mood: 'refused', refusals: 2 },
  ],
  [
    'a refusal can be put away',
    FROZEN,
    ['next', 'take onto K', 'undo'],
    { mood: 'asking', step: 2, refusals: 1, verdict: null },
  ],
  [
    'after a refusal another move',
    FROZEN,
    ['next', 'take onto K', 'take with KH KS'],
    { mood: 'answered', answer: 'right' },
  ],
  [
    'any way to the goal is right',
    FROZEN,
    ['next', 'take with KH KS KC'],
    {
      mood: 'answered',
      answer: 'right',
      remark: 'The 2♥ comes to your hand.',
      canNext: true,
      canMove: false,
    },
  ],
  [
    'legal, but not the point',
    FROZEN,
    ['next', 'draw'],
    { mood: 'aside', remark: 'Look at the pile once more.', canNext: false, canMove: true },
  ],
  [
    'aside until the turn is over',
    FROZEN,
    ['next', 'draw', 'discard 4H'],
    {
      mood: 'aside',
      canMove: false,
      remark: 'Look at the pile once more. Your turn is over. Take the move back to try another.',
    },
  ],
  [
    'nobody moves for another player',
    FROZEN,
    ['next', 'draw', 'discard 4H', 'draw'],
    { mood: 'aside', canMove: false },
  ],
  ['an aside is taken back', FROZEN, ['next', 'draw', 'undo'], { mood: 'asking', step: 2 }],
  [
    'asides are taken back one by one',
    FROZEN,
    ['next', 'draw', 'discard 4H', 'undo'],
    { mood: 'aside', canMove: true },
  ],
  ['a move on the way', DRAW_AND_LAY, ['draw'], { mood: 'on-the-way', remark: null }],
  [
    'the way to its end',
    DRAW_AND_LAY,
    ['draw', 'lay KH KS KD'],
    { mood: 'answered', answer: 'right' },
  ],
  [
    'a detour that leaves the way open',
    DRAW_AND_LAY,
    ['draw', 'lay KH KS KD', 'undo'],
    { mood: 'on-the-way' },
  ],
  [
    'a refusal leaves the moves before it',
    DRAW_AND_LAY,
    ['draw', 'lay 9C 8C 7D', 'undo'],
    { mood: 'on-the-way', refusals: 1 },
  ],
  [
    'a goal reached ends the task',
    FROZEN,
    ['next', 'take with KH KS', 'discard 9C'],
    { step: 2, mood: 'answered' },
  ],
  [
    'a goal reached can be taken back',
    FROZEN,
    ['next', 'take with KH KS', 'undo'],
    { step: 2, mood: 'asking' },
  ],
  [
    'the next task begins anew',
    FROZEN,
    ['next', 'take with KH KS', 'next'],
    { step: 3, mood: 'asking', refusals: 0, hints: [], verdict: null },
  ],
  [
    'back to a task as it was left',
    FROZEN,
    ['next', 'take with KH KS', 'next', 'undo'],
    { step: 2, mood: 'answered', answer: 'right' },
  ],
  [
    'and back into it',
    FROZEN,
    ['next', 'take with KH KS', 'next', 'undo', 'undo'],
    { step: 2, mood: 'asking' },
  ],
];

/** A goal that the player on the left would reach by the solution's move. */
const DRAWN: Script = {
  ...FROZEN,
  steps: [{ ...TAKE, goal: { is: 'drawn' }, solution: ['draw'] }],
};
const BY_HINT: Script = { ...FROZEN, steps: [{ ...TAKE, onTheWay: { is: 'drawn' } }] };

const EDGES: readonly Row[] = [
  [
    'another player is no way to the goal',
    DRAWN,
    ['take with KH KS', 'discard 9C'],
    { mood: 'aside' },
  ],
  ['on the way, as the script says', BY_HINT, ['draw'], { mood: 'on-the-way' }],
];

test.each([...TASK, ...EDGES])('%s', (_, script, events, seen) => {
  expect(walk(script, ...events)).toMatchObject(seen);
});

test('a refused move changes nothing and is explained', () => {
  const before = walk(FROZEN, 'next');
  const after = walk(FROZEN, 'next', 'take with KH 2C');
  expect(after.table).toEqual(before.table);
  expect(after.tried && printMove(after.tried)).toBe('take with KH 2C');
  expect(after.verdict?.legal).toBe(false);
  expect(after.verdict?.reasons.find(({ met }) => !met)?.rule.id).toBe('pile.frozen-needs');
});

test('a right move is explained too', () => {
  const { verdict, tried } = walk(FROZEN, 'next', 'take with KH KS');
  expect(tried && printMove(tried)).toBe('take with KH KS');
  expect(verdict?.legal).toBe(true);
  expect(verdict?.reasons.every(({ met }) => met)).toBe(true);
});

test('undo takes back exactly one move', () => {
  const events = ['next', 'draw'];
  expect(walk(FROZEN, ...events, 'discard 4H', 'undo').table).toEqual(
    walk(FROZEN, ...events).table,
  );
});
