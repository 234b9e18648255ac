/** What moves do, and what they cost, under every variant that plays so. */
import { describe, expect, test } from 'vitest';
import { play } from '#src/engine/play.ts';
import { writePosition } from '#src/engine/position-print.ts';
import { seatNumber } from '#src/engine/seats.ts';
import type { Table } from '#src/engine/table.ts';
import { after, frozen, rulesFor, tableAt, variantIds, verdictOn } from './at.ts';
import { EFFECTS } from './rows/all-rows.ts';
import type { Outcome } from './rows/row.ts';

/** What is not written down, so that a row can say that it is not there. */
const NOTHING: Outcome = {
  firstTurn: undefined,
  drawnFrom: undefined,
  laidThisTurn: undefined,
  permission: undefined,
  owedTurns: undefined,
  exposed: undefined,
  undeclared: undefined,
  tookPile: undefined,
  outOfRound: undefined,
};

function sayEnd({ ended }: Table): Outcome['ended'] {
  return ended?.by === 'out' ? { ...ended, seat: seatNumber(ended.seat) } : ended;
}

/** The outcome of the last of some moves; of an illegal one the table before it. */
function outcome(start: Table, moves: string, variant: string): unknown {
  const rules = rulesFor(variant);
  const verdict = verdictOn(start, moves, variant);
  const before = moves.includes(';')
    ? after(start, moves.slice(0, moves.lastIndexOf(';')), variant)
    : start;
  const table = frozen(verdict.legal ? play(before, verdict.move, rules) : before);
  const position = writePosition(table, rules);
  const sides = Object.entries(position.sides ?? {}).map(([letter, side]) => [
    letter,
    { penalties: undefined, ...side },
  ]);
  return {
    ...NOTHING,
    ...position,
    sides: Object.fromEntries(sides),
    ended: sayEnd(table),
    costs: verdict.penalty,
  };
}

describe.each(variantIds)('%s', (variant) => {
  const rows = EFFECTS.filter(({ variants }) => variants.includes(variant)).flatMap((table) =>
    Object.entries(table.effects).flatMap(([rule, each]) =>
      each.map(([what, setting, moves, expected, at]) => {
        const name = `${rule}: ${what} (${at})`;
        return { name, setting, moves, expected };
      }),
    ),
  );

  test.each(rows)('$name', ({ setting, moves, expected }) => {
    expect(outcome(tableAt(setting, variant), moves, variant)).toMatchObject(expected);
  });
});
