/** What the commands cannot read: how they refuse, and how they answer what they can read beside it. */
import { describe, expect, test, vi } from 'vitest';
import { answers, answersOf, at, discard, lay, run } from './command.ts';

/** In milliseconds: a process takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const REFUSED = [
  ['nothing', '', []],
  ['half of an array', '[{"id":1}', []],
  ['an object', '{"id":1}', []],
  ['null', 'null', []],
  ['a flag', '[]', ['--variant', 'pony']],
  ['a word', '[]', ['pony']],
] as const;

describe.each(['judge', 'score'] as const)(
  '%s refuses in one sentence, with status 2',
  (command) => {
    test.each(REFUSED)('%s', (_, input, flags) => {
      const { status, stdout, stderr } = run(command, input, ...flags);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^[A-Za-z][^\n]+\.\n$/);
      expect(stderr).not.toMatch(/ at |Error|file:/);
    });
  },
);

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

/** Deals that cannot be scored, and what the sentence names. */
const UNSCORABLE = [
  ['a hand that is only counted', { hands: { '1': 'KS', '2': 3, '3': '', '4': '' } }, {}, 'seat 2'],
  ['hands left out', { hands: {} }, {}, 'hand'],
  ['no such seat went out', {}, { by: 'out', seat: 7 }, '7'],
  ['no such end', {}, { by: 'luck' }, 'ended'],
  [
    'no such penalty',
    { sides: { A: { penalties: [{ rule: 'penalty.red-three' }] } } },
    {},
    'penalties',
  ],
  [
    'a pony that is only counted',
    { variant: 'pony', players: 2, hands: { '1': '', '2': '' } },
    {},
    'pony',
  ],
] as const;

test('what cannot be scored is answered with an error', () => {
  const hands = { '1': 'KS', '2': '', '3': '', '4': '' };
  const cases = UNSCORABLE.map(([id, position, ended]) => ({
    id,
    position: { variant: 'classic-four', hands, ...position },
    ended: { by: 'stock', ...ended },
  }));
  const got = answersOf<{ readonly error: string }>('score', cases, 1);
  expect(got.map((answer) => Object.keys(answer))).toEqual(cases.map(() => ['id', 'error']));
  for (const [at, [, , , named]] of UNSCORABLE.entries()) expect(got[at]?.error).toContain(named);
});
