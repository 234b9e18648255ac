/** The command `judge` as a process: what it prints, how it refuses, and that it is quick. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { variantIds } from './at.ts';
import examples from './judge-examples.json' with { type: 'json' };

interface Reason {
  readonly rule: string;
  readonly text: string;
  readonly source: { readonly status: string; readonly cites: readonly unknown[] };
}

interface Verdict {
  readonly legal: boolean;
  readonly faults: readonly Reason[];
  readonly grounds: readonly Reason[];
  readonly penalty: Readonly<Record<string, unknown>> | null;
  readonly ended: unknown;
}

interface Answer {
  readonly id: unknown;
  readonly error?: string;
  readonly verdicts?: readonly Verdict[];
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Seconds that a thousand cases may take. */
const LIMIT = 3;
const LONGEST = 60_000;
const NODE = 'node_modules/.bin/node';

function run(input: string, ...flags: readonly string[]) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(NODE, ['src/cli/judge.ts', ...flags], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr, seconds: (performance.now() - started) / 1000 };
}

/** The answers to cases, the command having said nothing else. */
function answers(cases: readonly unknown[], status = 0): readonly Answer[] {
  const ran = run(JSON.stringify(cases));
  expect({ status: ran.status, stderr: ran.stderr }).toEqual({ status, stderr: '' });
  return JSON.parse(ran.stdout) as readonly Answer[];
}

/** A position with a hand, in which one may meld. */
const at = (rest: object = {}) => ({
  variant: 'classic-four',
  phase: 'meld',
  hands: { '1': 'KH KS KD 4S 5S' },
  sides: { A: { melds: ['8S 8H 8D'] } },
  ...rest,
});
const discard = { do: 'discard', card: '4S' };
const lay = (...cards: readonly string[]) => ({
  do: 'meld',
  melds: cards.map((each) => ({ cards: each })),
});

describe('without a JSON array, or with a flag: one sentence, status 2', () => {
  test.each([
    ['nothing', '', []],
    ['no JSON', 'draw', []],
    ['half of an array', '[{"id":1}', []],
    ['an object', '{"id":1}', []],
    ['a string', '"[]"', []],
    ['null', 'null', []],
    ['a flag', '[]', ['--variant', 'pony']],
    ['a word', '[]', ['pony']],
    ['help', '[]', ['--help']],
  ] as const)('%s', (_, input, flags) => {
    const { status, stdout, stderr } = run(input, ...flags);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^[A-Za-z][^\n]+\.\n$/);
    expect(stderr).not.toMatch(/ at |Error|file:/);
  });
});

/** What cannot be read, and what its sentence names. */
const UNREADABLE = [
  ['no object', 5, null],
  ['null', null, null],
  ['no position', { moves: [] }, 'position'],
  ['no moves', { position: at() }, 'moves'],
  ['a variant', { position: at({ variant: 'bridge' }), moves: [] }, 'bridge'],
  ['a card', { position: at({ hands: { '1': 'KH 11S' } }), moves: [] }, '11S'],
  ['a card in the pile', { position: at({ pile: 'KX' }), moves: [] }, 'KX'],
  ['a card in a move', { position: at(), moves: [lay('KH KS ZZ')] }, 'ZZ'],
  ['a card in a later move', { position: at(), moves: [discard, lay('KH KS ZZ')] }, 'ZZ'],
  ['a seat', { position: at({ turn: 5 }), moves: [] }, '5'],
  ['a seat that holds cards', { position: at({ hands: { '0': 'KH' } }), moves: [] }, '0'],
  ['a side', { position: at({ sides: { C: {} } }), moves: [] }, 'C'],
  ['a field of the position', { position: at({ phases: 'meld' }), moves: [] }, 'phases'],
  ['a field of a side', { position: at({ sides: { A: { meld: [] } } }), moves: [] }, 'meld'],
  ['a field of a move', { position: at(), moves: [{ ...discard, cards: '4S' }] }, 'cards'],
  ['a field of the case', { position: at(), moves: [], move: 'draw' }, 'move'],
  ['a phase', { position: at({ phase: 'end' }), moves: [] }, 'phase'],
  ['a move word', { position: at(), moves: [{ do: 'steal' }] }, 'move'],
  ['a move without its word', { position: at(), moves: [{ card: '4S' }] }, 'move'],
  [
    'a meld meant by no name',
    { position: at(), moves: [{ do: 'meld', melds: [{ cards: '4S', onto: 'eights' }] }] },
    'eights',
  ],
  ['three of a card of two', { position: at({ pile: 'KH KH' }), moves: [] }, 'KH'],
  [
    'five jokers of four',
    { position: at({ stock: 'Joker Joker Joker Joker Joker' }), moves: [] },
    'Joker',
  ],
  ['too few players', { position: at({ players: 3 }), moves: [] }, '3'],
  [
    'a hand that is only counted',
    { position: at({ hands: { '1': 9 } }), moves: [discard] },
    'seat 1',
  ],
  ['a hand left out', { position: at({ hands: {} }), moves: [lay('KH KS KD')] }, 'seat 1'],
  [
    'the next player’s hand',
    { position: at(), moves: [discard, { do: 'draw' }, discard] },
    'seat 2',
  ],
  ['an exposed card not held', { position: at({ exposed: { '1': '9C' } }), moves: [] }, '9C'],
  ['a red three not held', { position: at({ undeclared: { '1': '3H' } }), moves: [] }, '3H'],
] as const;

test('what cannot be read is answered with an error, the others as usual, status 1', () => {
  const cases = UNREADABLE.map(([what, given]) =>
    typeof given === 'object' && given !== null ? { id: what, ...given } : given,
  );
  const all = [
    { id: 'good', position: at(), moves: [discard] },
    ...cases,
    { id: 'last', position: at(), moves: [] },
  ];
  const got = answers(all, 1);
  expect(got).toHaveLength(all.length);
  expect(got[0]?.verdicts).toHaveLength(1);
  expect(got.at(-1)).toEqual({ id: 'last', verdicts: [] });
  for (const [at, [what, given, named]] of UNREADABLE.entries()) {
    const answer = got[at + 1];
    expect(Object.keys(answer ?? {}), what).toEqual(['id', 'error']);
    expect(answer?.id).toBe(typeof given === 'object' && given !== null ? what : null);
    expect(answer?.error, what).toMatch(/^[^\n]+\.$/);
    if (named !== null) expect(answer?.error).toContain(named);
  }
});

test('what can be read and is not allowed is illegal, under the topic it breaks', () => {
  const rows = [
    [discard, at({ hands: { '1': 'KH 5S' } }), 'cards'],
    [discard, at({ phase: 'draw' }), 'turn'],
    [{ do: 'pony' }, at(), 'pony'],
    [{ do: 'redeal' }, at({ dealt: true, phase: 'draw' }), 'redeal'],
    [{ do: 'take', free: true }, at({ phase: 'draw', pile: '9C', firstTurn: true }), 'pile'],
    [{ do: 'ask' }, { variant: 'classic-two', phase: 'meld' }, 'permission'],
    [{ do: 'draw' }, at({ phase: 'draw', hands: { '1': '3H 4S' } }), 'red-three'],
    [{ do: 'draw' }, at({ phase: 'draw', stock: 0 }), 'stock'],
  ] as const;
  const got = answers(rows.map(([move, position]) => ({ position, moves: [move] })));
  const topics = got.map(({ verdicts }) =>
    verdicts?.[0]?.faults.map(({ rule }) => rule.split('.')[0]),
  );
  for (const [at, [, , topic]] of rows.entries()) expect(topics[at]).toContain(topic);
});

test('all published cases: five fields, sentences with sources, and no fault in what is legal', () => {
  const cases = examples.judge.filter(({ position }) => variantIds.includes(position.variant));
  const got = answers(cases);
  const verdicts = got.flatMap((answer) => answer.verdicts ?? []);
  expect(verdicts.length).toBeGreaterThanOrEqual(cases.length);
  for (const verdict of verdicts) {
    expect(Object.keys(verdict)).toEqual(['legal', 'faults', 'grounds', 'penalty', 'ended']);
    expect(verdict.faults.length === 0).toBe(verdict.legal);
    for (const { rule, text, source } of [...verdict.faults, ...verdict.grounds]) {
      expect(rule).toMatch(/^[a-z-]+\.[a-z-]+$/);
      expect(text).toMatch(/^[^\n[\]{}]+[.?]$/);
      expect(source.status).toMatch(/^(stated|as-parent|follows|silent|ruled)$/);
      expect(source.cites).toBeInstanceOf(Array);
    }
  }
});

test('judging stops after the first illegal move, and `after` is what the last legal one left', () => {
  const moves = [lay('KH KS KD'), lay('4S 5S'), discard];
  const [answer] = answers([{ id: 7, position: at(), moves, after: true }]);
  expect(answer?.id).toBe(7);
  expect(answer?.verdicts?.map(({ legal }) => legal)).toEqual([true, false]);
  expect(answer?.after).toMatchObject({
    variant: 'classic-four',
    hands: { '1': '4S 5S', '2': 11 },
    sides: { A: { melds: ['8S 8H 8D', 'KH KS KD'] } },
    laidThisTurn: ['KH KS KD'],
  });
});

test('T is read as 10, case does not matter, and cards are printed as they should be', () => {
  const position = at({ hands: { '1': 'th Ts 10d joker 4s' }, pile: 'aS' });
  const moves = [lay('TH 10s tD'), { do: 'meld', melds: [{ cards: 'JOKER', onto: 't' }] }];
  const [answer] = answers([{ position, moves: [moves[0]], after: true }]);
  expect(answer?.after).toMatchObject({ hands: { '1': 'Joker 4S' }, pile: 'AS' });
  const [both] = answers([
    { position: at({ hands: { '1': 'th Ts 10d joker 4s 5s' } }), moves, after: true },
  ]);
  expect(both?.after).toMatchObject({ sides: { A: { melds: ['8S 8H 8D', '10H 10S 10D Joker'] } } });
});

test('`after` can be given back', () => {
  const cases = examples.judge
    .filter(({ position }) => variantIds.includes(position.variant))
    .map((each) => ({ ...each, after: true }));
  const again = answers(cases).map(({ id, after }) => ({
    id,
    position: after,
    moves: [],
    after: true,
  }));
  expect(answers(again).map(({ after }) => after)).toEqual(again.map(({ position }) => position));
});

test('penalties', () => {
  const short = at({
    sides: { A: { score: 1500, melds: ['8S 8H 8D', '7S 7H 7D'] } },
    laidThisTurn: ['8S 8H 8D', '7S 7H 7D'],
  });
  const yes = at({ permission: { seat: 1, answer: 'yes' } });
  const rows = [
    [at(), lay('KH 4S 5S'), { points: -100, minimum: 0, rule: 'penalty.illegal-meld' }],
    [at({ sides: {} }), lay('KH KS KD'), null],
    [
      short,
      { do: 'retract', melds: 'all' },
      { points: 0, minimum: 10, rule: 'penalty.full-retraction' },
    ],
    [
      short,
      { do: 'retract', melds: ['7S 7H 7D'] },
      { points: -100, minimum: 0, rule: 'penalty.partial-retraction' },
    ],
    [yes, discard, { points: -100, minimum: 0, rule: 'penalty.false-request' }],
    [at(), { do: 'draw' }, { owedTurns: 1, rule: 'penalty.overdraw' }],
    [at({ phase: 'draw' }), discard, null],
  ] as const;
  const got = answers(rows.map(([position, move]) => ({ position, moves: [move] })));
  for (const [at, [, , penalty]] of rows.entries()) {
    const given = got[at]?.verdicts?.[0]?.penalty;
    if (penalty === null) expect(given).toBeNull();
    else expect(given).toMatchObject({ ...penalty, text: expect.stringMatching(/\.$/) });
    if (penalty !== null && !('owedTurns' in penalty))
      expect(given).not.toHaveProperty('owedTurns');
  }
});

test('how a deal ends', () => {
  const canasta = { A: { melds: ['QS QH QD QC QS QH QD'] } };
  const rows = [
    [at({ hands: { '1': '4S' }, sides: canasta }), discard, { by: 'out', seat: 1, blind: false }],
    [at({ phase: 'draw', stock: '3H' }), { do: 'draw' }, { by: 'stock' }],
    [at({ phase: 'draw', stock: 0, pile: '9C' }), { do: 'pass' }, { by: 'stock' }],
    [at(), discard, null],
  ] as const;
  const got = answers(rows.map(([position, move]) => ({ position, moves: [move] })));
  expect(got.map(({ verdicts }) => verdicts?.[0]?.ended)).toEqual(rows.map(([, , ended]) => ended));
});

test(
  'a thousand cases in one call',
  () => {
    const cases = Array.from(
      { length: 1000 },
      (_, at) => examples.judge[at % examples.judge.length],
    );
    // The best of three: the machine may be busy with other tests.
    const times = [0, 1, 2].map((_, at, all) =>
      at < all.length ? run(JSON.stringify(cases)).seconds : 0,
    );
    expect(Math.min(...times)).toBeLessThan(LIMIT);
  },
  LONGEST,
);
