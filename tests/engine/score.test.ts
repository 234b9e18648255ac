/** What a finished deal is worth, and when the game is over. */
import { describe, expect, test } from 'vitest';
import { type Score, score } from '#src/engine/score.ts';
import { sideLetter } from '#src/engine/seats.ts';
import type { Ended } from '#src/engine/table.ts';
import { CATALOGUE, RULE_IDS } from '#src/rulebook/catalogue.ts';
import { rulesFor, type Setting, tableAt, variantIds } from './at.ts';
import examples from './judge-examples.json' with { type: 'json' };
import { SCORES } from './rows/scores.ts';

/** Scores a setting in which hands and packets that are not given are empty. */
function scoreAt(setting: Setting, ended: Ended, variant: string): Score {
  const seats = tableAt(setting, variant).sideOf.map((_, seat) => String(seat + 1));
  const none = Object.fromEntries(seats.map((seat) => [seat, '']));
  const ponies = { ...none, ...setting.ponies };
  const table = tableAt({ ...setting, hands: { ...none, ...setting.hands }, ponies }, variant);
  return score(table, ended, rulesFor(variant));
}

describe.each(variantIds)('%s', (variant) => {
  const rows = SCORES.filter(({ variants }) => variants.includes(variant)).flatMap((table) =>
    Object.entries(table.rows).flatMap(([rule, each]) =>
      each.map(([what, setting, ended, total, at]) => {
        const name = `${rule}: ${what} (${at})`;
        return { name, setting, ended, total };
      }),
    ),
  );

  test.each(rows)('$name', ({ setting, ended, total }) => {
    const { sides } = scoreAt(setting, ended, variant);
    expect(sides[0]?.total).toBe(total);
    for (const side of sides)
      expect(side.lines.reduce((sum, line) => sum + line.points, 0)).toBe(side.total);
  });

  test('every computed rule of scoring has a row', () => {
    const here = SCORES.filter(({ variants }) => variants.includes(variant));
    const missing = RULE_IDS.filter((id) => CATALOGUE[id].kind === 'computed')
      .filter((id) => /^(score|pony|red-three|penalty|canasta)\./.test(id))
      .filter((id) => rulesFor(variant)[id as keyof ReturnType<typeof rulesFor>] !== 'absent')
      .filter((id) => !here.some(({ rows }) => Object.hasOwn(rows, id)));
    expect(missing).toEqual([]);
  });
});

test.each(examples.score.map((each) => [each.id, each] as const))('published: %s', (_, given) => {
  const { variant, ...position } = given.position;
  const table = tableAt(position as Setting, variant);
  const by = given.ended.by === 'out' ? 'out' : 'stock';
  const ended: Ended =
    by === 'out'
      ? { by, seat: (given.ended.seat ?? 1) - 1, blind: given.ended.blind ?? false }
      : { by };
  expect(score(table, ended, rulesFor(variant)).sides[0]?.total).toBe(given.expect.total);
});

/** Scores of A and B before a deal in which A melds 30 points and B nothing; the winner, and A's next minimum. */
const GAMES = [
  ['classic-four', 4970, 0, 'A', 120, '2, 19'],
  ['classic-four', 4965, 0, null, 120, '19'],
  ['classic-four', 4970, 5005, 'B', 120, '19, A-S30'],
  ['classic-four', 5000, 5030, null, 120, '19, A-S30'],
  ['classic-four', 1470, 0, null, 90, '8'],
  ['classic-four', 1465, 0, null, 50, '8'],
  ['classic-four', 2970, 0, null, 120, '8'],
  ['classic-four', -35, 0, null, 15, '8'],
  ['classic-four', -30, 0, null, 50, '8'],
  ['classic-two', 4970, 0, 'A', 120, '19, 21'],
  ['classic-three', 4970, 0, 'A', 120, '19, 21'],
  ['hutto', 4970, 0, 'A', 120, '19, 21'],
  ['party-partners', 4970, 0, 'A', 150, 'Partners Standard, Melding'],
  ['party-solo', 4970, 0, 'A', 150, 'Partners Standard, Melding'],
  ['party-222-partners', 4970, 0, null, 150, 'Two Two Two Partners, A-P4'],
  ['party-222-partners', 7470, 0, 'A', 150, 'Two Two Two Partners'],
  ['party-222-solo', 7465, 0, null, 150, 'Two Two Two Partners'],
  ['party-222-solo', 7470, 7500, null, 150, 'A-P44'],
  ['pony', 4970, 0, 'A', 120, 'A-Y2'],
] as const;

test.each(GAMES)('%s, %i and %i before: winner %s', (variant, a, b, winner, minimum) => {
  const setting = { melds: ['KS KH KD'], score: a, sides: { B: { score: b } } };
  const scored = scoreAt(setting, { by: 'stock' }, variant);
  expect(scored.winner === null ? null : sideLetter(scored.winner)).toBe(winner);
  expect(scored.sides[0]).toMatchObject({ score: a + 30, minimum });
});

test('a re-deal scores nothing', () => {
  const setting = { melds: [], score: 3000, sides: { A: { redThrees: '3H' } } };
  const { sides } = scoreAt(setting, { by: 'redeal' }, 'party-partners');
  expect(sides.map(({ total, lines }) => [total, lines.length])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
