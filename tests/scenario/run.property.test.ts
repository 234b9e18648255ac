import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARDS } from '#src/engine/card.ts';
import { play } from '#src/engine/play.ts';
import type { Table } from '#src/engine/table.ts';
import { viewOf } from '#src/scenario/look.ts';
import type { ScenarioSnapshot } from '#src/scenario/machine.ts';
import type { Script } from '#src/scenario/script.ts';
import type { ScenarioEvent, ScenarioView } from '#src/scenario/view.ts';
import { eventOf, SCRIPTS, snapshotsOf } from './scripts.ts';

/** Moves that the scripts speak of, and others that somebody may try. */
const WORDS = [
  'take with KH KS',
  'take with KH KS KC',
  'take with KH 2C',
  'take onto K',
  'draw',
  'lay KH KS KD',
  'lay KC onto K',
  'discard 9C',
  'discard 4H',
  'end',
  'ask',
  'answer yes',
  'pass',
  'judge yes',
  'judge no',
  'choose',
  'choose 0 2',
  'choose 1 7',
];
const CONTROLS = ['next', 'undo', 'restart', 'hint', 'show'];

const discards = fc
  .constantFrom(...CARDS)
  .map((card): ScenarioEvent => ({ type: 'move', move: { do: 'discard', card } }));
const events = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS).map(eventOf) },
  { weight: 4, arbitrary: fc.constantFrom(...CONTROLS).map(eventOf) },
  { weight: 1, arbitrary: discards },
);
const walks = fc.tuple(fc.constantFrom(...SCRIPTS), fc.array(events, { maxLength: 40 }));

/** The table as the moves on record make it, from the start. */
function folded({ context }: ScenarioSnapshot, view: ScenarioView): Table {
  const { stage, visits } = context;
  const moves = visits
    .slice(0, view.step)
    .flatMap(({ made, instead }, at) => (at + 1 < view.step ? (instead ?? made) : made));
  return moves.reduce((table, { move }) => play(table, move, stage.rules), stage.start);
}

/** Walks through a script and holds every two views that follow one another against what must be true. */
function holdAll([script, list]: [Script, ScenarioEvent[]], hold: (seen: Seen) => void) {
  const snapshots = snapshotsOf(script, list);
  const views = snapshots.map(viewOf);
  for (const [at, event] of list.entries()) {
    const [snapshot, before, now, start] = [snapshots[at + 1], views[at], views[at + 1], views[0]];
    if (snapshot && before && now && start) hold({ event, snapshot, before, now, start });
  }
}

interface Seen {
  readonly event: ScenarioEvent;
  readonly snapshot: ScenarioSnapshot;
  readonly before: ScenarioView;
  readonly now: ScenarioView;
  readonly start: ScenarioView;
}

const PROPERTIES: readonly (readonly [what: string, hold: (seen: Seen) => void])[] = [
  [
    'the table is the fold of the moves',
    ({ snapshot, now }) => expect(now.table).toEqual(folded(snapshot, now)),
  ],
  ['the learner stands in one place', ({ snapshot }) => expect(snapshot.tags.size).toBe(1)],
  [
    'a refusal changes no table',
    ({ now, before, event }) => {
      if (now.mood === 'refused' && event.type === 'move') expect(now.table).toEqual(before.table);
    },
  ],
  [
    'restart is the beginning',
    ({ event, now, start }) => {
      if (event.type === 'restart') expect(now).toEqual(start);
    },
  ],
  [
    'next goes one step on, or to the end',
    ({ event, before, now }) => {
      if (event.type !== 'next') return;
      expect(now.mood === 'done' || now.step === before.step + (before.canNext ? 1 : 0)).toBe(true);
    },
  ],
  [
    'what cannot be done does nothing',
    ({ event, before, now }) => {
      const can = { next: before.canNext, undo: before.canUndo, move: before.canMove };
      if (event.type in can && !can[event.type as keyof typeof can]) expect(now).toEqual(before);
    },
  ],
  [
    'a step is answered only where its goal or question is met',
    ({ now }) => {
      if (now.mood === 'answered' && now.kind === 'ask') expect(now.verdict?.legal).toBe(true);
    },
  ],
];

test.each(PROPERTIES)('%s', (_, hold) => {
  fc.assert(
    fc.property(walks, (walk) => holdAll(walk, hold)),
    { numRuns: 150 },
  );
});

test('undo is a way back to the beginning', () => {
  fc.assert(
    fc.property(walks, ([script, list]) => {
      const undos = new Array<ScenarioEvent>(list.length + 1).fill({ type: 'undo' });
      const last = snapshotsOf(script, [...list, ...undos]).at(-1);
      const first = snapshotsOf(script, [])[0];
      expect(last && viewOf(last)).toMatchObject({ step: 1, canUndo: false });
      expect(last && viewOf(last).table).toEqual(first && viewOf(first).table);
    }),
    { numRuns: 100 },
  );
});
