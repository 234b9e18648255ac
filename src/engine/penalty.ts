/** What a move costs at a real table: the variant's text says so, and lessons tell it. */
import { breaksRequest } from './end-turn.ts';
import type { Move } from './move.ts';
import { takenBack } from './retraction.ts';
import type { Rules } from './rules.ts';
import { sideAt, stockLeft, type Table } from './table.ts';
import type { Code, Fault, Penalty } from './verdict.ts';

/** Conditions that make melded cards a meld: breaking one is an illegal meld. */
const MELD_CODES: ReadonlySet<Code> = new Set<Code>([
  'meld.target',
  'meld.of',
  'meld.size',
  'meld.naturals',
  'meld.wilds',
  'meld.balance',
  'meld.same-rank',
  'canasta.more',
  'canasta.spoiled',
  'canasta.wild',
  'red-three.use',
  'black-three.meld',
  'black-three.wilds',
  'opening.wilds',
]);

function points(rule: Penalty['rule'], cost: number): Penalty {
  return { rule, points: -cost, minimum: 0, owedTurns: 0 };
}

/** What an illegal move would cost, or null. A first meld merely too small costs nothing yet: it can be mended. */
export function penaltyOfFaults(
  table: Table,
  move: Move,
  faults: readonly Fault[],
  rules: Rules,
): Penalty | null {
  if (move.do === 'meld' || move.do === 'take') {
    const cost = rules['penalty.illegal-meld'];
    return cost !== 'absent' && faults.some((fault) => MELD_CODES.has(fault.code))
      ? points('penalty.illegal-meld', cost)
      : null;
  }
  const again =
    move.do === 'draw' &&
    table.phase === 'meld' &&
    table.ended === null &&
    stockLeft(table.stock) > 0;
  if (!again || rules['penalty.overdraw'] !== 'a-turn-without-draw-for-each') return null;
  return { rule: 'penalty.overdraw', points: 0, minimum: 0, owedTurns: 1 };
}

/** What a legal move costs, or null: taking back a first meld, or ending a turn after the partner's yes. */
export function penaltyOfMove(
  table: Table,
  move: Move,
  after: Table,
  rules: Rules,
): Penalty | null {
  if (move.do === 'retract') return retractionCost(table, move, rules);
  const request = rules['penalty.false-request'];
  const ends =
    after.ended?.by === 'stock' ||
    ((move.do === 'discard' || move.do === 'end') && after.ended === null);
  return ends && request !== 'absent' && breaksRequest(table, rules)
    ? points('penalty.false-request', request)
    : null;
}

function retractionCost(
  table: Table,
  move: Extract<Move, { do: 'retract' }>,
  rules: Rules,
): Penalty | null {
  if (table.tookBack === 'something') return null;
  const side = sideAt(table, table.turn);
  const part = rules['penalty.partial-retraction'];
  if (takenBack(side, move).length < side.melds.length)
    return part === 'absent' ? null : points('penalty.partial-retraction', part);
  const raise = rules['penalty.full-retraction'];
  return raise === 'absent'
    ? null
    : { rule: 'penalty.full-retraction', points: 0, minimum: raise, owedTurns: 0 };
}
