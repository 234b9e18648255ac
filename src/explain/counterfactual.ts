/** "What would make it legal?": the smallest change, found by asking the judge again. */
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import type { Change, Changes, Refused } from './changes/change.ts';
import { MORE_TO_KEEP, OTHER_HANDS } from './changes/hand.ts';
import { OTHER_MOMENTS } from './changes/moment.ts';
import { OTHER_PILES } from './changes/pile.ts';
import { OTHER_PLAYS } from './changes/play.ts';
import { OTHER_MELDS } from './changes/side.ts';
import { capital } from './number-words.ts';
import { fill, type Speech } from './speech.ts';

export interface Counterfactual {
  /** "One more natural king in your hand, laid instead of the 2♣." */
  readonly change: string;
  /** The table and the move with the change, which is legal. */
  readonly table: Table;
  readonly move: Move;
}

/** From small to large: another moment, another play, another hand, another pile, another standing. */
const BY_SIZE: readonly Changes[] = [
  ...OTHER_MOMENTS,
  ...OTHER_PLAYS,
  ...OTHER_HANDS,
  ...OTHER_PILES,
  ...OTHER_MELDS,
  ...MORE_TO_KEEP,
];

/** The smallest change that makes an illegal move legal: one thing, else two together; null if neither does. */
export function counterfactual(
  table: Table,
  move: Move,
  rules: Rules,
  speech: Speech,
): Counterfactual | null {
  const steps = search({ table, move, rules, faults: judge(table, move, rules).faults });
  const last = steps?.at(-1);
  if (steps === null || last === undefined) return null;
  const change = capital(fill(`${steps.map(({ phrase }) => phrase).join(', and ')}.`, speech));
  return { change, table: last.table, move: last.move };
}

function search(refused: Refused): readonly Change[] | null {
  const single = tried(refused);
  const found = single.find(({ faults }) => faults.length === 0);
  if (found !== undefined) return [found.change];
  for (const { change, faults } of single) {
    if (refused.faults.every(({ code }) => faults.some((left) => left.code === code))) continue;
    const second = tried({ ...refused, ...change, faults }).find(
      (next) => next.faults.length === 0,
    );
    if (second !== undefined) return [change, second.change];
  }
  return null;
}

interface Tried {
  readonly change: Change;
  readonly faults: Refused['faults'];
}

/** Every change on offer, with what would still be wrong. */
function tried(refused: Refused): readonly Tried[] {
  return BY_SIZE.flatMap((changes) => changes(refused)).map((change) => ({
    change,
    faults: judge(change.table, change.move, refused.rules).faults,
  }));
}
