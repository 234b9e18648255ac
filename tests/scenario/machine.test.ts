import { expect, test } from 'vitest';
import { printMove } from '#src/engine/move-notation.ts';
import type { Script } from '#src/scenario/script.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { BOOK, DRAW_AND_LAY, FORK, FROZEN, QUESTIONS, TAKE, walk } from './scripts.ts';

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

test.each([...READING, ...TASK, ...EDGES, ...HELP, ...WATCHING, ...ASKED])(
  '%s',
  (_, script, events, seen) => {
    expect(walk(script, ...events)).toMatchObject(seen);
  },
);

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

test('every option of a choice is judged', () => {
  const { options } = walk(QUESTIONS, 'judge no', 'next', 'choose 0 1');
  expect(options.map(({ chosen, verdict }) => [chosen, verdict?.legal])).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ]);
});

test.each([
  ['the move', ['next', 'hint', 'hint', 'hint'], /9|K♠/],
  ['the move that is left', ['next', 'draw', 'hint', 'hint', 'hint'], /Take your move back/],
])('the third hint is %s', (_, events, hint) => {
  expect(walk(FROZEN, ...events).hints[2]).toMatch(hint);
});

test('undo takes back exactly one move', () => {
  const events = ['next', 'draw'];
  expect(walk(FROZEN, ...events, 'discard 4H', 'undo').table).toEqual(
    walk(FROZEN, ...events).table,
  );
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
