/** The answers against the list of legal moves, at tables that nobody thought of. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTo } from '#src/argument/answer.ts';
import type { PadKey } from '#src/argument/pad.ts';
import type { Question, Setup } from '#src/argument/setup.ts';
import { tableOf } from '#src/argument/table-of.ts';
import { legalMoves } from '#src/engine/legal-moves.ts';
import { play } from '#src/engine/play.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { rulesFor, variantIds } from '../engine/at.ts';
import { anySetup } from './any-setup.ts';

const RUNS = 60;
/** Tables among which every variant has some that go out. */
const SEED = 1;

function asked(setup: Setup, question: Question): readonly [Table, Rules] | null {
  const rules = rulesFor(setup.variant);
  const table = tableOf({ ...setup, question }, rules);
  return table.ok ? [table.value, rules] : null;
}

test.each(variantIds)('%s: one may take the pile where a way is listed', (variant) => {
  fc.assert(
    fc.property(anySetup(variant, { hand: 11, melds: 3 }), (setup) => {
      fc.pre(setup.top !== null);
      const [table, rules] = asked(setup, 'take') ?? [];
      fc.pre(table !== undefined && rules !== undefined);
      const listed = legalMoves(table, rules).some(({ do: kind }) => kind.startsWith('take'));
      expect(answerTo('take', table, rules).verdict.legal).toBe(listed);
    }),
    { numRuns: RUNS },
  );
});

test.each(variantIds)('%s: one may go down where a way is listed', (variant) => {
  fc.assert(
    fc.property(anySetup(variant, { hand: 11, melds: 0 }), (setup) => {
      fc.pre(setup.hand.length > 0);
      const [table, rules] = asked(setup, 'open') ?? [];
      fc.pre(table !== undefined && rules !== undefined);
      const listed = legalMoves(table, rules).some((move) => move.do === 'meld');
      expect(answerTo('open', table, rules).verdict.legal).toBe(listed);
    }),
    { numRuns: RUNS },
  );
});

/** Whether some list of legal moves goes out. */
function goesOut(table: Table, rules: Rules): boolean {
  if (table.ended !== null) return table.ended.by === 'out';
  if (table.turn !== 0) return false;
  return legalMoves(table, rules)
    .filter((move) => move.do === 'meld' || move.do === 'discard')
    .some((move) => goesOut(play(table, move, rules), rules));
}

/** Few ranks, so that hands and melds meet. */
const FEW: readonly PadKey[] = ['K', '9', '8', 'black-three', '2', 'joker'];

test.each(variantIds)('%s: one may go out where some way of listed moves does', (variant) => {
  let ways = 0;
  fc.assert(
    fc.property(anySetup(variant, { hand: 5, melds: 4, keys: FEW }), (setup) => {
      fc.pre(setup.hand.length > 0);
      const [table, rules] = asked(setup, 'out') ?? [];
      fc.pre(table !== undefined && rules !== undefined);
      const { verdict } = answerTo('out', table, rules);
      const out = verdict.legal && verdict.ended?.by === 'out';
      const listed = goesOut(table, rules);
      if (listed) ways += 1;
      if (listed) expect(out).toBe(true);
      expect(out).toBe(verdict.legal);
    }),
    { numRuns: 4 * RUNS, seed: SEED },
  );
  expect(ways).toBeGreaterThan(0);
});
