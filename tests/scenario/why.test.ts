import { describe, expect, test } from 'vitest';
import type { Script, Step } from '#src/scenario/script.ts';
import { transcript } from '#src/scenario/transcript.ts';
import { verify } from '#src/scenario/verify.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { BOOK, REASONS, VARIANT, walk } from './scripts.ts';

type Row = readonly [what: string, events: readonly string[], seen: Partial<ScenarioView>];

const ASKED: readonly Row[] = [
  [
    'after "is it legal" no reason is told yet',
    ['judge no'],
    { mood: 'answered', answer: 'right' },
  ],
  ['then the rules are asked for', ['judge no', 'next'], { kind: 'why', mood: 'asking' }],
  ['nothing chosen is no answer', ['judge no', 'next', 'choose'], { mood: 'asking' }],
  ['the rule that it breaks', ['judge no', 'next', 'choose 1'], { answer: 'right', canNext: true }],
  ['a rule that it meets', ['judge no', 'next', 'choose 0 1'], { answer: 'wrong', refusals: 1 }],
  ['a rule that does not apply', ['judge no', 'next', 'choose 2'], { answer: 'wrong' }],
  ['an answer taken back', ['judge no', 'next', 'choose 2', 'undo'], { mood: 'asking' }],
  [
    'of a legal move, the rules that it meets',
    ['judge no', 'next', 'choose 1', 'next', 'choose 1 0'],
    { answer: 'right' },
  ],
  [
    'all answered rightly',
    ['judge no', 'next', 'choose 1', 'next', 'choose 0 1', 'next'],
    { mood: 'done', solved: true },
  ],
  [
    'right at the second try',
    ['judge no', 'next', 'choose 0', 'undo', 'choose 1', 'next', 'choose 0 1', 'next'],
    { mood: 'done', solved: false },
  ],
];

test.each([...ASKED])('%s', (_, events, seen) => {
  expect(walk(REASONS, ...events)).toMatchObject(seen);
});

test('the reasons are kept back until they have been asked for', () => {
  expect(walk(REASONS, 'judge no').verdict).toMatchObject({ legal: false, reasons: [] });
  const { verdict } = walk(REASONS, 'judge no', 'next', 'choose 1');
  expect(verdict?.reasons.map(({ code, met }) => [code, met])).toContainEqual([
    'pile.frozen-needs',
    false,
  ]);
});

test('each rule says what it found, and whether it was to be chosen', () => {
  const { options } = walk(REASONS, 'judge no', 'next', 'choose 0 1');
  const said = options.map(({ chosen, truth, verdict }) => [
    chosen,
    truth,
    verdict?.reasons.map(({ code, met }) => `${code} ${met}`),
  ]);
  expect(said).toEqual([
    [true, 'no', ['opening.minimum true']],
    [true, 'yes', ['pile.frozen-needs false']],
    [false, 'no', []],
  ]);
  expect(options[1]?.label).toBe(
    `${BOOK['pile.frozen-needs'].name}: ${BOOK['pile.frozen-needs'].sentence}.`,
  );
});

test('the transcript tells the rules and which decide', () => {
  const [, why, met] = transcript(REASONS, VARIANT, BOOK).steps;
  const told = (step: typeof why) => step?.rules.map(({ rule, truth }) => `${rule.id} ${truth}`);
  expect(told(why)).toEqual(['opening.minimum no', 'pile.frozen-needs yes', 'pile.needs no']);
  expect(told(met)).toEqual(['opening.minimum yes', 'pile.frozen-needs yes', 'pile.needs no']);
});

describe('what cannot be asked is a problem', () => {
  const asking = (options: readonly string[], move = 'take with KH 2C'): Script => ({
    ...REASONS,
    steps: [{ do: 'why', text: 'Why?', move, options } as unknown as Step],
  });
  test.each([
    [['pile.needs', 'opening.minimum'], 'step 1 (why): None of the rules decides.'],
    [['pile.frozen-needs'], 'step 1 (why): All of the rules decide.'],
    [
      ['pile.frozen-needs', 'pile.needs', 'pile.needs'],
      'step 1 (why): "pile.needs" stands there twice.',
    ],
    [
      ['pile.frozen-needs', 'pile.color'],
      'step 1 (why): "pile.color" is offered, which is no rule.',
    ],
  ])('%j', (options, problem) => {
    expect(verify(asking(options), VARIANT, BOOK)).toEqual([problem]);
  });
  test('nothing is wrong with the script itself', () => {
    expect(verify(REASONS, VARIANT, BOOK)).toEqual([]);
  });
});
