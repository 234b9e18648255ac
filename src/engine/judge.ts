/** The judge: whether a move is allowed at a table, and everything that speaks for and against it. */
import { type Turn, turnAt } from './attempt.ts';
import { allMet, type Found, findAll } from './check.ts';
import { type Course, coursesUnder, type Visit } from './course.ts';
import type { LegalMove, Move } from './move.ts';
import { penaltyOfFaults, penaltyOfMove } from './penalty.ts';
import { apply } from './play.ts';
import type { Rules } from './rules.ts';
import type { Table } from './table.ts';
import type { Fault, Ground, Verdict } from './verdict.ts';

/** Leads a visitor through every condition of a move tried in a turn. */
function walk(turn: Turn, move: Move, visit: Visit): boolean {
  const course = coursesUnder(turn.rules)[move.do] as Course;
  return course(turn, move, visit);
}

/**
 * The verdict on a move: every fault with its rule and facts, what was met, what it costs at a real table,
 * and how the deal ends by it. Never changes its input. Cards of the hand on turn must be known.
 */
export function judge(table: Table, move: Move, rules: Rules): Verdict {
  const found: Found[] = [];
  walk(turnAt(table, rules), move, (docket, a) => {
    found.push(...findAll(docket, a));
    return true;
  });
  const [first, ...others] = found.filter((each) => !each.met).map((each): Fault => each.finding);
  if (first !== undefined) {
    const faults = [first, ...others] as const;
    return {
      legal: false,
      faults,
      grounds: grounds(found, 'always'),
      penalty: penaltyOfFaults(table, move, faults, rules),
      ended: null,
    };
  }
  const after = apply(table, move, rules);
  return {
    legal: true,
    move: move as LegalMove,
    faults: [],
    grounds: grounds(found, 'always', 'when-legal'),
    penalty: penaltyOfMove(table, move, after, rules),
    ended: after.ended,
  };
}

function grounds(found: readonly Found[], ...shown: readonly Found['shown'][]): readonly Ground[] {
  return found.filter((each) => each.met && shown.includes(each.shown)).map((each) => each.finding);
}

/** Whether a move is allowed, from the same checks as `judge`, with no facts gathered. */
export function isLegal(table: Table, move: Move, rules: Rules): boolean {
  return walk(turnAt(table, rules), move, allMet);
}

/** The move as one that may be played, or null. For playing many moves quickly. */
export function allow(table: Table, move: Move, rules: Rules): LegalMove | null {
  return allowIn(turnAt(table, rules), move);
}

/** The same, of a turn already read: for trying many moves at one table. */
export function allowIn(turn: Turn, move: Move): LegalMove | null {
  return walk(turn, move, allMet) ? (move as LegalMove) : null;
}
