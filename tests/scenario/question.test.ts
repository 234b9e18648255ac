import { expect, test } from 'vitest';
import type { Script } from '#src/scenario/script.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { QUESTIONS, walk } from './scripts.ts';

type Row = readonly [
  what: string,
  script: Script,
  events: readonly string[],
  seen: Partial<ScenarioView>,
];

const ASKED: readonly Row[] = [
  [
    'a question',
    QUESTIONS,
    [],
    { kind: 'judge', mood: 'asking', verdict: null, answer: null, canMove: false },
  ],
  ['a right answer', QUESTIONS, ['judge no'], { mood: 'answered', answer: 'right', canNext: true }],
  [
    'a wrong answer',
    QUESTIONS,
    ['judge yes'],
    { mood: 'answered', answer: 'wrong', canNext: true, refusals: 1 },
  ],
  [
    'an answer taken back',
    QUESTIONS,
    ['judge yes', 'undo'],
    { mood: 'asking', verdict: null, answer: null },
  ],
  ['a choice', QUESTIONS, ['judge no', 'next'], { kind: 'choose', mood: 'asking' }],
  ['nothing chosen is no answer', QUESTIONS, ['judge no', 'next', 'choose'], { mood: 'asking' }],
  [
    'all legal ones chosen',
    QUESTIONS,
    ['judge no', 'next', 'choose 2 0'],
    { mood: 'answered', answer: 'right' },
  ],
  ['one forgotten', QUESTIONS, ['judge no', 'next', 'choose 0'], { answer: 'wrong' }],
  ['one too many', QUESTIONS, ['judge no', 'next', 'choose 0 1 2'], { answer: 'wrong' }],
  [
    'all answered rightly',
    QUESTIONS,
    ['judge no', 'next', 'choose 0 2', 'next'],
    { mood: 'done', solved: true },
  ],
  [
    'right at the second try',
    QUESTIONS,
    ['judge yes', 'undo', 'judge no', 'next', 'choose 0 2', 'next'],
    { mood: 'done', solved: false },
  ],
];

test.each([...ASKED])('%s', (_, script, events, seen) => {
  expect(walk(script, ...events)).toMatchObject(seen);
});

test('every option of a choice is judged', () => {
  const { options } = walk(QUESTIONS, 'judge no', 'next', 'choose 0 1');
  expect(options.map(({ chosen, verdict }) => [chosen, verdict?.legal])).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ]);
});
