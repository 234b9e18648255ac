import { expect, test } from 'vitest';
import { explainCount } from '#src/scenario/explain-count.ts';
import { transcript } from '#src/scenario/transcript.ts';
import { verify } from '#src/scenario/verify.ts';
import type { ScenarioView } from '#src/scenario/view.ts';
import { BOOK, DRAW_AND_LAY, eventOf, snapshotsOf, TAKE, VARIANT, walk } from './scripts.ts';
import { DEAL, OUT, SHEET, sum } from './sums.ts';

/** Melds, canastas, the red three, and what is left in two hands. */
const RIGHT = 'count 135 800 100 -75';

type Row = readonly [
  what: string,
  script: typeof DEAL,
  events: readonly string[],
  seen: Partial<ScenarioView>,
];

const COUNTED: readonly Row[] = [
  [
    'a sum',
    DEAL,
    [],
    { kind: 'count', mood: 'asking', verdict: null, answer: null, canNext: false, canMove: false },
  ],
  ['all lines right', DEAL, [RIGHT], { mood: 'answered', answer: 'right', canNext: true }],
  ['a right sum is solved', DEAL, [RIGHT, 'next'], { mood: 'done', solved: true, refusals: 0 }],
  [
    'one line wrong',
    DEAL,
    ['count 135 800 100 75'],
    { mood: 'refused', answer: null, canNext: false, refusals: 1, remark: null },
  ],
  ['a line left out', DEAL, ['count 135 800 100'], { mood: 'refused', refusals: 1 }],
  ['a wrong sum is tried again', DEAL, ['count 1', RIGHT], { mood: 'answered', answer: 'right' }],
  ['and is solved then', DEAL, ['count 1', RIGHT, 'next'], { mood: 'done', solved: true }],
  ['shown', DEAL, ['show'], { mood: 'answered', shown: true, answer: null, canNext: true }],
  ['shown after a try', DEAL, ['count 1', 'show'], { mood: 'answered', shown: true }],
  ['what is shown is not solved', DEAL, ['show', 'next'], { mood: 'done', solved: false }],
  ['nor when it is taken back', DEAL, ['show', 'undo', RIGHT, 'next'], { solved: false }],
  ['a wrong sum taken back', DEAL, ['count 1', 'undo'], { mood: 'asking', verdict: null }],
  ['a right sum taken back', DEAL, [RIGHT, 'undo'], { mood: 'asking', canUndo: false }],
  ['from the start', DEAL, ['count 1', 'restart'], { mood: 'asking', refusals: 0 }],
  ['other answers are none', DEAL, ['judge yes', 'choose 0', 'draw'], { mood: 'asking' }],
  ['a sum answers no task', DRAW_AND_LAY, ['count 1'], { mood: 'asking', refusals: 0 }],
  ['the wrong line of a sheet', SHEET, ['count 1'], { mood: 'answered', answer: 'right' }],
  ['a right line of a sheet', SHEET, ['count 0'], { mood: 'refused', refusals: 1 }],
  ['a sheet shown', SHEET, ['show'], { mood: 'answered', shown: true }],
];

test.each(COUNTED)('%s', (_, script, events, seen) => {
  expect(walk(script, ...events)).toMatchObject(seen);
});

/** Each reason as "rule, met, text", in order. */
function said(script: typeof DEAL, ...events: readonly string[]): readonly string[] {
  const { count } = walk(script, ...events);
  const reasons = (count && explainCount(count, BOOK))?.reasons ?? [];
  return reasons.map(({ rule, met, text }) => `${rule.id} ${met ? 'met' : 'not met'}: ${text}`);
}

test('each line is said with its rule once it is right, those that are wrong first', () => {
  expect(said(DEAL, 'count 135 1000 100 -75')).toEqual([
    'score.canastas not met: You wrote 1,000: that is not right.',
    'score.melds met: 14 cards in melds: 135.',
    'red-three.value met: One red three: 100.',
    'score.hand met: Left in hand, K♥ 4♦ 9♣ Joker: −75.',
  ]);
  expect(said(DEAL, RIGHT)).toContain(
    'score.canastas met: Canasta of queens, natural: 500. Canasta of sevens, mixed: 300. Together: 800.',
  );
  expect(walk(DEAL, RIGHT).remark).toBe('In all the deal is worth 960 points.');
});

test('of a sheet the line picked is said, and all of them at the end', () => {
  expect(said(SHEET, 'count 0')).toEqual(['score.melds met: 14 cards in melds: 135.']);
  expect(said(SHEET, 'count 1')[0]).toMatch(/^score.canastas not met: .+The sheet says 1,000.$/);
  expect(said(SHEET, 'count 1')).toHaveLength(4);
});

test('cards in hands are named where they are counted, and no worth before it is found', () => {
  const { count, table } = walk(DEAL);
  expect(count?.lines.map(({ label, says }) => [label, says])).toEqual([
    ['Melded cards', null],
    ['The bonus for canastas', null],
    ['The worth of a red three', null],
    ['Cards left in hand: K♥ 4♦ 9♣ Joker', null],
  ]);
  expect(table.ended).toEqual({ by: 'out', seat: 1, blind: false });
  expect(walk(SHEET).count?.lines.map(({ says }) => says)).toEqual([135, 1000, 100, -75]);
});

test.each([
  [{ is: 'deal', side: 'theirs', ended: OUT }, 'count 100 -100 -20'],
  [{ is: 'opening', cards: 'KS KH KD' }, 'count 30'],
  [{ is: 'opening', cards: 'KS KH Joker' }, 'count 70'],
  [{ is: 'minimum', side: 'yours' }, 'count 90'],
  [{ is: 'minimum', side: 'theirs' }, 'count 15'],
] as const)('the engine counts: %j', (of, event) => {
  expect(said(sum(of), event).filter((line) => line.includes('not met'))).toEqual([]);
  expect(walk(sum(of), event).mood).toBe('answered');
});

test('the worked answer has every line and its worth', () => {
  const { steps, table } = transcript(SHEET, VARIANT, BOOK);
  expect(table[0]).toBe('The deal is over.');
  expect(steps[0]?.count).toMatchObject({ reply: 'line', answers: [1] });
  expect(steps[0]?.right).toContain('960');
});

const sheetOf = (line: 'score.melds' | 'out.blind', says: number) =>
  sum({ is: 'sheet', side: 'yours', ended: OUT, planted: { line, says } });

test.each([
  ['a number planted that is true', sheetOf('score.melds', 135), /is the true one, 135/],
  ['a fault in no line', sheetOf('out.blind', 100), /The score has no line "out.blind"/],
  ['cards that do not exist', sum({ is: 'opening', cards: 'KX' }), /There is no card "KX"/],
  [
    'hands unknown',
    { ...DEAL, position: { ...DEAL.position, others: { partner: 8 } } },
    /The cards of "partner" must be named: 8 are not/,
  ],
  [
    'nothing to count',
    {
      ...sum({ is: 'deal', side: 'theirs', ended: { by: 'stock' } }),
      position: { hand: '4D', others: { left: '', right: '' } },
    },
    /There is nothing to count/,
  ],
  ['a deal that goes on', { ...DEAL, steps: [TAKE, ...DEAL.steps] }, /\(ask\): .*The deal is over/],
  ['a text with no rule', { ...DEAL, steps: [{ ...DEAL.steps[0], text: '{' }] }, /The text says/],
] as const)('%s is found', (_, script, problem) => {
  expect(verify(script as typeof DEAL, VARIANT, BOOK)).toContainEqual(
    expect.stringMatching(problem),
  );
});

test('nothing is wrong with sums', () => {
  expect([DEAL, SHEET].flatMap((script) => verify(script, VARIANT, BOOK))).toEqual([]);
});

test('undo leads back through sums', () => {
  const two = sum({ is: 'minimum', side: 'yours' }, { is: 'minimum', side: 'theirs' });
  const events = ['count 90', 'next', 'count 90', 'undo', 'undo', 'undo'].map(eventOf);
  const moods = snapshotsOf(two, events).map(({ tags }) => [...tags].join());
  expect(moods).toEqual([
    'asking',
    'answered',
    'asking',
    'refused',
    'asking',
    'answered',
    'asking',
  ]);
});
