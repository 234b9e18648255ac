import { expect, test } from 'vitest';
import type { Script } from '#src/scenario/script.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { DRAW_AND_LAY, FROZEN, walk } from './scripts.ts';

type Row = readonly [
  what: string,
  script: Script,
  events: readonly string[],
  seen: Partial<ScenarioView>,
];

const HELP: readonly Row[] = [
  [
    'a hint',
    FROZEN,
    ['next', 'hint'],
    { mood: 'asking', hints: ['What does a frozen pile ask for?'], hintsLeft: 2 },
  ],
  [
    'a hint leaves a refusal on show',
    FROZEN,
    ['next', 'take onto K', 'hint'],
    { mood: 'refused', hintsLeft: 2 },
  ],
  [
    'no more hints than there are',
    FROZEN,
    ['next', 'hint', 'hint', 'hint', 'hint'],
    { hintsLeft: 0 },
  ],
  [
    'the solution, shown',
    FROZEN,
    ['next', 'show'],
    { mood: 'answered', shown: true, answer: null, canNext: true },
  ],
  [
    'the rest of a solution, shown',
    DRAW_AND_LAY,
    ['draw', 'show'],
    { mood: 'answered', shown: true },
  ],
  [
    'the solution after an aside',
    FROZEN,
    ['next', 'draw', 'show'],
    { mood: 'answered', shown: true },
  ],
  [
    'a solution once shown stays shown',
    FROZEN,
    ['next', 'show', 'undo', 'take with KH KS'],
    { mood: 'answered', shown: true, answer: null },
  ],
];

test.each([...HELP])('%s', (_, script, events, seen) => {
  expect(walk(script, ...events)).toMatchObject(seen);
});

test.each([
  ['the move', ['next', 'hint', 'hint', 'hint'], /9|K♠/],
  ['the move that is left', ['next', 'draw', 'hint', 'hint', 'hint'], /Take your move back/],
])('the third hint is %s', (_, events, hint) => {
  expect(walk(FROZEN, ...events).hints[2]).toMatch(hint);
});
