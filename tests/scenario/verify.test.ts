import { expect, test } from 'vitest';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import type { Script, Step, StepOf } from '#src/scenario/script.ts';
import { verify } from '#src/scenario/verify.ts';
import { BOOK, DRAW_AND_LAY, FROZEN, QUESTIONS, SCRIPTS, TAKE, VARIANT } from './scripts.ts';

test.each(SCRIPTS)('nothing is wrong with $id', (script) => {
  expect(verify(script, VARIANT, BOOK)).toEqual([]);
});

/** Rules under which each plays alone: there is no partner's seat. */
const ALONE: SpokenBook = {
  ...BOOK,
  'players.sides': { ...BOOK['players.sides'], value: { kind: 'alone' } },
};

const held = (hand: string): Script => ({ ...FROZEN, position: { ...FROZEN.position, hand } });
const steps = (...list: readonly [Step, ...Step[]]): Script => ({ ...FROZEN, steps: list });
const take = (change: Partial<StepOf<'ask'>>): Script => steps({ ...TAKE, ...change });
const wrong = (move: string, breaks: string): Script =>
  take({ wrong: [TAKE.wrong[0], { move, breaks } as (typeof TAKE.wrong)[number]] });
const onLeft: Script = { ...FROZEN, position: { ...FROZEN.position, turn: 'left' } };

type Row = readonly [what: string, script: Script, problem: RegExp];

const FAULTS: readonly Row[] = [
  ['a change for a stranger', { ...FROZEN, per: { other: {} } }, /^script: It changes "other"/],
  [
    'a lesson on no rule',
    { ...FROZEN, teaches: ['no.rule' as 'pile.needs'] },
    /^script: It teaches "no.rule"/,
  ],
  ['a card that does not exist', held('KH KS 11H'), /^position: There is no card "11H"/],
  ['a card too often', held('KH KH KH'), /^position: There are more copies of KH/],
  [
    'too large a stock',
    { ...FROZEN, position: { ...FROZEN.position, stock: 200 } },
    /^position: The stock cannot have 200 cards/,
  ],
  ['words that are no move', take({ solution: ['grab KH KS'] }), /^step 1 \(ask\): "grab KH KS"/],
  [
    'a watched move that is not allowed',
    { ...onLeft, steps: [{ do: 'watch', seat: 'left', move: 'discard 9S', text: '' }] },
    /^step 1 \(watch\): "discard 9S" is refused: turn.parts \(.+\)$/,
  ],
  [
    'a watched move out of turn',
    steps({ do: 'watch', seat: 'left', move: 'draw', text: '' }),
    /^step 1 \(watch\): It is for "you" to move, not for "left"/,
  ],
  ['a task out of turn', { ...onLeft, steps: [TAKE] }, /^step 1 \(ask\): It is for "left" to move/],
  [
    'a rule in a text that no book has',
    steps({ do: 'tell', text: 'See {rule:pile.none}.' }),
    /^step 1 \(tell\): The text says \{rule:pile.none\}/,
  ],
  [
    'a brace that is not closed',
    take({ right: 'See {rule:pile.needs.' }),
    /^step 1 \(ask\): The text says \{/,
  ],
  [
    'a solution that is not allowed',
    take({ solution: ['take with KH 2C'] }),
    /^step 1 \(ask\): "take with KH 2C" is refused: pile.frozen-needs/,
  ],
  [
    'a solution that does not reach the goal',
    take({ solution: ['draw'] }),
    /^step 1 \(ask\): The solution does not reach the goal/,
  ],
  ['no solution', take({ solution: [] }), /^step 1 \(ask\): The solution does not reach the goal/],
  [
    'a goal reached at once',
    take({ goal: { is: 'holds', cards: 'KH' } }),
    /^step 1 \(ask\): The goal is reached before/,
  ],
  [
    'a solution longer than the way',
    take({ solution: ['take with KH KS', 'discard 9C'] }),
    /^step 1 \(ask\): The goal is reached by move 1/,
  ],
  [
    'a wrong move that is allowed',
    wrong('draw', 'pile.frozen-needs'),
    /^step 1 \(ask\): The wrong move "draw" is allowed/,
  ],
  [
    'a wrong move that breaks another rule',
    wrong('take onto K', 'opening.minimum'),
    /^step 1 \(ask\): The wrong move "take onto K" does not break "opening.minimum": pile.frozen-needs/,
  ],
  [
    'a wrong move that breaks no rule',
    wrong('take onto K', 'no.rule'),
    /^step 1 \(ask\): A wrong move breaks "no.rule"/,
  ],
  [
    'a wrong move named twice',
    wrong('take with KH 2C', 'pile.frozen-needs'),
    /^step 1 \(ask\): "take with KH 2C" stands there twice/,
  ],
  [
    'a wrong move that cannot be read',
    wrong('take', 'pile.needs'),
    /^step 1 \(ask\): To take the pile/,
  ],
  [
    'a goal with no such rank',
    take({ goal: { is: 'meld', rank: '11' } }),
    /^step 1 \(ask\): There is no rank "11"/,
  ],
  [
    'a goal with no such card',
    take({ goal: { is: 'all', of: [{ is: 'discarded', card: '9X' }] } }),
    /^step 1 \(ask\): There is no card "9X"/,
  ],
  [
    'a question out of turn',
    steps({ do: 'judge', seat: 'left', move: 'draw', text: '' }),
    /^step 1 \(judge\): It is for "you" to move/,
  ],
  [
    'a question on cards unknown',
    {
      ...FROZEN,
      position: { ...FROZEN.position, turn: 'right' },
      steps: [{ do: 'judge', seat: 'right', move: 'draw', text: '' }],
    },
    /^step 1 \(judge\): The cards of "right" must be named: 8 are not/,
  ],
  [
    'no option allowed',
    steps({ do: 'choose', text: '', options: ['take onto K', 'end'] }),
    /^step 1 \(choose\): None of the options/,
  ],
  [
    'all options allowed',
    steps({ do: 'choose', text: '', options: ['draw', 'take with KH KS'] }),
    /^step 1 \(choose\): All of the options/,
  ],
  [
    'an option twice',
    steps({ do: 'choose', text: '', options: ['draw', 'end', 'draw'] }),
    /^step 1 \(choose\): "draw" stands there twice/,
  ],
  [
    'the second step',
    { ...QUESTIONS, steps: [QUESTIONS.steps[0], { do: 'tell', text: '{' }] },
    /^step 2 \(tell\)/,
  ],
];

test.each(FAULTS)('%s is found', (_, script, problem) => {
  expect(verify(script, VARIANT, BOOK)).toContainEqual(expect.stringMatching(problem));
});

test('a variant that the script does not name is found', () => {
  expect(verify(FROZEN, 'other', BOOK)).toEqual(['script: It does not name the variant "other".']);
});

test('a seat that is not there is found', () => {
  expect(verify(FROZEN, VARIANT, ALONE)).toContain('position: There is no seat "partner" here.');
});

test('steps for one variant take the place of the usual ones', () => {
  const script: Script = {
    ...DRAW_AND_LAY,
    per: { [VARIANT]: { steps: [{ do: 'tell', text: '{' }] } },
  };
  expect(verify(script, VARIANT, BOOK)).toHaveLength(1);
});
