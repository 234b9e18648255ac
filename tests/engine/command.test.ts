/** The commands `judge` and `score`: what they print, and that judging is quick. */
import { expect, test, vi } from 'vitest';
import { variantIds } from './at.ts';
import { answers, answersOf, at, discard, lay, run } from './command.ts';
import examples from './judge-examples.json' with { type: 'json' };

/** In milliseconds: a process takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Seconds that a thousand cases may take. */
const LIMIT = 3;

interface Scored {
  readonly sides: Readonly<
    Record<
      string,
      {
        readonly lines: readonly { readonly points: number; readonly text: string }[];
        readonly total: number;
      }
    >
  >;
}

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

/** The best of three tries, since the machine may be busy with other tests. */
test('a thousand cases in one call', () => {
  const cases = Array.from({ length: 1000 }, (_, at) => examples.judge[at % examples.judge.length]);
  let seconds = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && seconds >= LIMIT; tries += 1)
    seconds = run('judge', JSON.stringify(cases)).seconds;
  expect(seconds).toBeLessThan(LIMIT);
});

test('a score has lines that add up, what follows, and the winner', () => {
  const given = examples.score.map(({ id, position, ended }) => ({ id, position, ended }));
  const got = answersOf<Scored>('score', given);
  expect(got.map(({ sides }) => sides['A']?.total)).toEqual(
    examples.score.map(({ expect: { total } }) => total),
  );
  for (const answer of got) {
    expect(Object.keys(answer)).toEqual(['id', 'sides', 'winner']);
    for (const side of Object.values(answer.sides)) {
      expect(Object.keys(side)).toEqual(['lines', 'total', 'score', 'next']);
      expect(side.lines.reduce((sum, { points }) => sum + points, 0)).toBe(side.total);
      for (const line of side.lines) expect(line.text).toMatch(/[.?]$/);
    }
  }
});
