import { expect, test } from 'vitest';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { playOut } from '#src/scenario/fold.ts';
import { reached } from '#src/scenario/goal.ts';
import type { Goal, ScriptPosition } from '#src/scenario/script.ts';
import { stage } from '#src/scenario/stage.ts';
import { BOOK, FROZEN, TAKE, VARIANT } from './scripts.ts';

const RULES = rulesIn(BOOK);

const FROM_PILE: ScriptPosition = FROZEN.position;
/** One card from going out, with the canastas for it. */
const LAST_CARD: ScriptPosition = {
  hand: '9C',
  phase: 'meld',
  yours: { melds: ['4S 4H 4D 4C 4S 4H 4D', '8C 8D 8H 8S 8C 8H 2D'] },
};
const HAND: ScriptPosition = { hand: 'KH KS KD AH AS AD 9C 4C', phase: 'meld' };
const OPENED: ScriptPosition = {
  ...HAND,
  yours: { melds: ['8C 8D 8H 8S 8C 8H'] },
  hand: 'KH KS KD 8D 2H 9C',
};

type Row = readonly [
  goal: Goal,
  position: ScriptPosition,
  moves: readonly string[],
  reached: boolean,
];

const ROWS: readonly Row[] = [
  [{ is: 'pile-taken' }, FROM_PILE, ['take with KH KS'], true],
  [{ is: 'pile-taken' }, FROM_PILE, ['take with KH KS', 'discard 9C'], true],
  [{ is: 'pile-taken' }, FROM_PILE, ['draw'], false],
  [{ is: 'pile-taken' }, FROM_PILE, ['draw', 'discard 9C'], false],
  [{ is: 'pile-taken' }, { ...FROM_PILE, pile: 'KD' }, ['take onto K', 'discard 9C'], true],
  [{ is: 'drawn' }, FROM_PILE, ['draw'], true],
  [{ is: 'drawn' }, FROM_PILE, ['take with KH KS'], false],
  [{ is: 'opened' }, HAND, ['lay KH KS KD, lay AH AS AD'], true],
  [{ is: 'opened' }, OPENED, ['lay KH KS KD'], false],
  [{ is: 'turn-ended' }, HAND, ['discard 9C'], true],
  [{ is: 'turn-ended' }, OPENED, ['lay KH KS KD'], false],
  [{ is: 'turn-ended' }, LAST_CARD, ['discard 9C'], true],
  [{ is: 'went-out' }, LAST_CARD, ['discard 9C'], true],
  [{ is: 'went-out' }, HAND, ['discard 9C'], false],
  [{ is: 'asked' }, LAST_CARD, ['ask'], true],
  [{ is: 'meld', rank: 'K' }, OPENED, ['lay KH KS KD'], true],
  [{ is: 'meld', rank: 'K', cards: 4 }, OPENED, ['lay KH KS KD'], false],
  [{ is: 'meld', rank: '8', cards: 7 }, OPENED, ['lay 8D onto 8'], true],
  [{ is: 'canastas', count: 1 }, OPENED, ['lay 2H onto 8'], true],
  [{ is: 'canastas', count: 1, kind: 'natural' }, OPENED, ['lay 8D onto 8'], true],
  [{ is: 'canastas', count: 1, kind: 'natural' }, OPENED, ['lay 2H onto 8'], false],
  [{ is: 'canastas', count: 2 }, LAST_CARD, [], true],
  [{ is: 'discarded', card: '9C' }, HAND, ['discard 9C'], true],
  [{ is: 'discarded', card: '9C' }, HAND, ['discard 4C'], false],
  [{ is: 'discarded', card: '9C' }, { ...HAND, pile: '9C' }, [], false],
  [{ is: 'holds', cards: 'KH AS' }, HAND, [], true],
  [{ is: 'holds', cards: 'KH KH' }, HAND, [], false],
  [
    { is: 'all', of: [{ is: 'turn-ended' }, { is: 'holds', cards: 'KH' }] },
    HAND,
    ['discard 9C'],
    true,
  ],
  [
    { is: 'all', of: [{ is: 'turn-ended' }, { is: 'holds', cards: '9C' }] },
    HAND,
    ['discard 9C'],
    false,
  ],
  [{ is: 'any', of: [{ is: 'drawn' }, { is: 'holds', cards: 'KH' }] }, HAND, [], true],
  [{ is: 'not', goal: { is: 'drawn' } }, FROM_PILE, ['draw'], false],
];

test.each(ROWS)('%j after %j, %j: %j', (goal, position, moves, expected) => {
  const text = 'A task.';
  const ask = {
    do: 'ask',
    text,
    goal,
    solution: moves,
    hints: [text, text],
    wrong: TAKE.wrong,
  } as const;
  const ready = stage({ ...FROZEN, position, steps: [ask] }, VARIANT, BOOK);
  if (!ready.ok) throw new Error(ready.problems.join(' '));
  const [scene] = playOut(ready.value.steps, ready.value.start, RULES);
  if (scene === undefined) throw new Error('There is no scene.');
  expect(scene.tried.filter(({ verdict }) => !verdict.legal)).toEqual([]);
  expect(reached(goal, scene.before, scene.after, RULES)).toBe(expected);
});
