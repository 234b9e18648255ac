/**
 * A script as a state machine: one state for each step, and within it where the learner stands. The
 * machine knows nothing of cards: the engine says what is legal, the goal what is reached.
 */
import { assign, createMachine, type SnapshotFrom, type setup } from 'xstate';
import { isYours } from './chair.ts';
import { type At, type Place, placeAt } from './place.ts';
import {
  answer,
  goOn,
  HINTS,
  hint,
  isAnswered,
  isOnTheWay,
  isReached,
  isTouched,
  leave,
  newRun,
  type Run,
  show,
  tableAt,
  takeBack,
  tryMove,
  visitAt,
  watch,
} from './run.ts';
import type { Stage } from './stage.ts';
import type { Mood, ScenarioEvent } from './view.ts';

/**
 * XState's own `setup` brings along every action that there is. A scenario only assigns, and so a page need not
 * carry the others.
 */
const prepare = ((parts: Parameters<typeof createMachine>[1]) => ({
  createStateConfig: (config: object) => config,
  createMachine: (config: Parameters<typeof createMachine>[0]) => createMachine(config, parts),
})) as typeof setup;

const scenario = prepare({
  types: {
    context: {} as Run,
    events: {} as ScenarioEvent,
    tags: {} as Mood,
    meta: {} as At,
  },
  actions: {
    try: assign(({ context, event }, { at }: At) =>
      event.type === 'move' ? tryMove(context, at, event.move) : context,
    ),
    answer: assign(({ context, event }, { at }: At) => {
      if (event.type === 'judge') return answer(context, at, [event.legal ? 0 : 1]);
      if (event.type === 'choose') return answer(context, at, event.options);
      return event.type === 'count' ? answer(context, at, event.numbers) : context;
    }),
    watch: assign(({ context }, { at }: At) => watch(context, at)),
    takeBack: assign(({ context }, { at }: At) => takeBack(context, at)),
    leave: assign(({ context }, { at }: At) => leave(context, at)),
    goOn: assign(({ context }, { at }: At) => goOn(context, at)),
    show: assign(({ context }, { at }: At) => show(context, at)),
    hint: assign(({ context }, { at }: At) => hint(context, at)),
    startAgain: assign(({ context }) => newRun(context.stage)),
  },
  guards: {
    isTouched: ({ context }, { at }: At) => isTouched(context, at),
    isRefused: ({ context }, { at }: At) => visitAt(context, at).refused !== null,
    isAnswered: ({ context }, { at }: At) => isAnswered(context, at),
    isUntouched: ({ context }, { at }: At) => !isTouched(context, at),
    isReached: ({ context }, { at }: At) => isReached(context, at),
    isOnTheWay: ({ context }, { at }: At) => isOnTheWay(context, at),
    isYours: ({ context }, { at }: At) => isYours(tableAt(context, at)),
    hasHints: ({ context }, { at }: At) => visitAt(context, at).hints < HINTS,
    choosesSome: ({ event }) => event.type === 'choose' && event.options.length > 0,
  },
});

/** Back to the step before, which lies as it was left. */
function back({ at, before }: Place) {
  return before === null
    ? []
    : [{ target: before, actions: { type: 'leave', params: { at } } } as const];
}

function onward({ at, next }: Place) {
  return { target: next, actions: { type: 'goOn', params: { at } } } as const;
}

/** Takes back something done at this step, else goes a step back. */
function undo(place: Place) {
  const params = { at: place.at };
  const here = {
    guard: { type: 'isTouched', params },
    target: '.settling',
    actions: { type: 'takeBack', params },
  } as const;
  return [here, ...back(place)];
}

function reading(place: Place) {
  const { at, id } = place;
  return scenario.createStateConfig({
    id,
    meta: { at },
    tags: 'reading',
    entry: { type: 'watch', params: { at } },
    on: { next: onward(place), undo: back(place) },
  });
}

/** A question: it is answered once, and the answer can be taken back. */
function question(place: Place) {
  const params = { at: place.at };
  const answered = { target: 'settling', actions: { type: 'answer', params } } as const;
  return scenario.createStateConfig({
    id: place.id,
    meta: params,
    initial: 'settling',
    on: { undo: undo(place) },
    states: {
      settling: {
        always: [
          { guard: { type: 'isAnswered', params }, target: 'answered' },
          { target: 'asking' },
        ],
      },
      asking: {
        tags: 'asking',
        on: { judge: answered, choose: { ...answered, guard: 'choosesSome' } },
      },
      answered: { tags: 'answered', on: { next: onward(place) } },
    },
  });
}

/** A sum: it is tried until every number is right, or shown. */
function sum(place: Place) {
  const params = { at: place.at };
  const open = {
    count: { target: 'settling', actions: { type: 'answer', params } },
    show: { target: 'settling', actions: { type: 'show', params } },
  } as const;
  return scenario.createStateConfig({
    id: place.id,
    meta: params,
    initial: 'settling',
    on: { undo: undo(place) },
    states: {
      settling: {
        always: [
          { guard: { type: 'isUntouched', params }, target: 'asking' },
          { guard: { type: 'isAnswered', params }, target: 'answered' },
          { target: 'refused' },
        ],
      },
      asking: { tags: 'asking', on: open },
      refused: { tags: 'refused', on: open },
      answered: { tags: 'answered', on: { next: onward(place) } },
    },
  });
}

/** A task: the learner moves until the goal is reached. What a move came to is settled after it, once. */
function task(place: Place) {
  const params = { at: place.at };
  const open = {
    move: {
      guard: { type: 'isYours', params },
      target: 'settling',
      actions: { type: 'try', params },
    },
    hint: { guard: { type: 'hasHints', params }, actions: { type: 'hint', params } },
    show: { target: 'settling', actions: { type: 'show', params } },
  } as const;
  return scenario.createStateConfig({
    id: place.id,
    meta: params,
    initial: 'settling',
    on: { undo: undo(place) },
    states: {
      settling: {
        always: [
          { guard: { type: 'isRefused', params }, target: 'refused' },
          { guard: { type: 'isUntouched', params }, target: 'asking' },
          { guard: { type: 'isReached', params }, target: 'answered' },
          { guard: { type: 'isOnTheWay', params }, target: 'on-the-way' },
          { target: 'aside' },
        ],
      },
      asking: { tags: 'asking', on: open },
      'on-the-way': { tags: 'on-the-way', on: open },
      aside: { tags: 'aside', on: open },
      refused: { tags: 'refused', on: open },
      answered: { tags: 'answered', on: { next: onward(place) } },
    },
  });
}

const STATES = {
  tell: reading,
  watch: reading,
  ask: task,
  judge: question,
  choose: question,
  why: question,
  count: sum,
} as const;

/** The machine of a script made ready for a variant. */
export function compile(ready: Stage) {
  const { id, steps } = ready;
  const states = steps.map((step, at) => {
    const place = placeAt(at, steps.length);
    return [place.id, STATES[step.do](place)] as const;
  });
  const last = { at: steps.length - 1 };
  const done = scenario.createStateConfig({
    id: 'done',
    meta: last,
    tags: 'done',
    on: { undo: `#${placeAt(last.at, steps.length).id}` },
  });
  return scenario.createMachine({
    id,
    context: newRun(ready),
    initial: placeAt(0, steps.length).id,
    states: { ...Object.fromEntries(states), done },
    on: { restart: { target: `.${placeAt(0, steps.length).id}`, actions: 'startAgain' } },
  });
}

export type ScenarioSnapshot = SnapshotFrom<ReturnType<typeof compile>>;

/** Which step a snapshot is at, from 0, and where in it the learner stands. */
export function standsAt(snapshot: ScenarioSnapshot): { readonly at: number; readonly mood: Mood } {
  const meta = Object.values(snapshot.getMeta()).find((each) => each !== undefined);
  const [mood = 'reading'] = snapshot.tags;
  return { at: meta?.at ?? 0, mood: mood as Mood };
}
