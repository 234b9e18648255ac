/** Whole deals played by a policy. */
import type { Chance } from './chance.ts';
import { play } from './play.ts';
import type { Policy } from './policy.ts';
import type { Rules } from './rules.ts';
import type { Table } from './table.ts';

/** A deal as far as it was played. `stuck`: no move was left and the deal had not ended, which must not happen. */
export interface Playout {
  readonly table: Table;
  readonly moves: number;
  readonly end: 'ended' | 'stuck';
}

/** Far more moves than any deal has. */
const MOST_MOVES = 100_000;

export function playOut(
  start: Table,
  policy: Policy,
  rules: Rules,
  chance: Chance,
  seen?: (table: Table) => void,
): Playout {
  let table = start;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    if (table.ended !== null) return { table, moves, end: 'ended' };
    const move = policy(table, rules, chance);
    if (move === undefined) return { table, moves, end: 'stuck' };
    table = play(table, move, rules);
    seen?.(table);
  }
  return { table, moves: MOST_MOVES, end: 'stuck' };
}
