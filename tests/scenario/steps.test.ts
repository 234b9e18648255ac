import { expect, test } from 'vitest';
import type { Script } from '#src/scenario/script.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { BOOK, FORK, FROZEN, walk } from './scripts.ts';

type Row = readonly [
  what: string,
  script: Script,
  events: readonly string[],
  seen: Partial<ScenarioView>,
];

const READING: readonly Row[] = [
  [
    'begins with words to read',
    FROZEN,
    [],
    {
      step: 1,
      steps: 5,
      kind: 'tell',
      mood: 'reading',
      canNext: true,
      canUndo: false,
      canMove: false,
    },
  ],
  [
    'comes to a task',
    FROZEN,
    ['next'],
    {
      step: 2,
      kind: 'ask',
      mood: 'asking',
      canNext: false,
      canUndo: true,
      canMove: true,
      verdict: null,
      tried: null,
    },
  ],
  ['goes back from a task', FROZEN, ['next', 'undo'], { step: 1, mood: 'reading' }],
  ['fills a rule into a text', FROZEN, ['next'], { text: `Take the pile: ${frozenNeeds()}.` }],
  ['takes no move while one reads', FROZEN, ['draw'], { step: 1, mood: 'reading', tried: null }],
];

const WATCHING: readonly Row[] = [
  [
    'another player moves',
    FROZEN,
    toLeft(),
    { step: 4, kind: 'watch', mood: 'reading', canMove: false },
  ],
  ['and moves again', FROZEN, [...toLeft(), 'next'], { step: 5, kind: 'watch', mood: 'reading' }],
  [
    'the end',
    FROZEN,
    [...toLeft(), 'next', 'next'],
    { step: 5, mood: 'done', canNext: false, canUndo: true, solved: true },
  ],
  [
    'back from the end',
    FROZEN,
    [...toLeft(), 'next', 'next', 'undo'],
    { step: 5, mood: 'reading' },
  ],
  [
    'from the end to the beginning',
    FROZEN,
    [...toLeft(), 'next', 'next', 'restart'],
    { step: 1, mood: 'reading', refusals: 0 },
  ],
  [
    'what was shown is not solved',
    FROZEN,
    ['next', 'show', 'next', 'discard 9C', 'next', 'next', 'next'],
    { mood: 'done', solved: false },
  ],
];

test.each([...READING, ...WATCHING])('%s', (_, script, events, seen) => {
  expect(walk(script, ...events)).toMatchObject(seen);
});

test('the script goes on by its own way where the learner’s leads elsewhere', () => {
  const other = walk(FORK, 'take with KH KS KC', 'next');
  expect(other.table).toEqual(walk(FORK, 'take with KH KS', 'next').table);
  expect(other.remark).not.toBeNull();
  expect(walk(FORK, 'take with KH KS', 'next').remark).toBeNull();
  expect(walk(FORK, 'take with KH KS KC', 'next', 'undo').table).toEqual(
    walk(FORK, 'take with KH KS KC').table,
  );
});

test('a way taken back is forgotten', () => {
  const again = walk(FORK, 'take with KH KS KC', 'next', 'undo', 'undo', 'take with KH KS', 'next');
  expect(again).toEqual(walk(FORK, 'take with KH KS', 'next'));
});

test('it goes on by the learner’s way where it can', () => {
  const { table } = walk(FROZEN, 'next', 'take with KH KS KC', 'next');
  expect(table).toEqual(walk(FROZEN, 'next', 'take with KH KS KC').table);
});

/** To the step in which the player on the left draws. */
function toLeft(): readonly string[] {
  return ['next', 'take with KH KS', 'next', 'discard 9C', 'next'];
}

function frozenNeeds(): string {
  return BOOK['pile.frozen-needs'].short;
}
