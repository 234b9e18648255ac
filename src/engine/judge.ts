/** The judge: whether a move is allowed at a table, and everything that speaks for and against it. */
import { type Attempt, attempt } from './attempt.ts';
import { allMet, type Check, type Found, findAll } from './check.ts';
import { DISCARD_CHECKS, discarding, END_CHECKS } from './checks/discard.ts';
import { DRAW_CHECKS, PASS_CHECKS } from './checks/draw.ts';
import { GO_OUT_CHECKS } from './checks/go-out.ts';
import { GROUP_CHECKS, type Group } from './checks/lay.ts';
import {
  COMBINE_CHECKS,
  combined,
  REARRANGE_CHECKS,
  RETRACT_CHECKS,
  rearranged,
} from './checks/mend.ts';
import { OPENING_CHECKS } from './checks/opening.ts';
import { OWN_CARDS, type Using } from './checks/own-cards.ts';
import { ANSWER_CHECKS, ASK_CHECKS } from './checks/permission.ts';
import { PONY_CHECKS } from './checks/pony.ts';
import { RED_THREE_CHECKS } from './checks/red-three.ts';
import { REDEAL_CHECKS } from './checks/redeal.ts';
import { makesMeld, TAKE_CHECKS, TAKE_FREE_CHECKS } from './checks/take-pile.ts';
import { TURN_CHECKS } from './checks/turn.ts';
import { layingOf } from './laying.ts';
import type { LegalMove, Move, MoveOf } from './move.ts';
import { without } from './pack.ts';
import { penaltyOfFaults, penaltyOfMove } from './penalty.ts';
import { apply } from './play.ts';
import type { Rules } from './rules.ts';
import type { Table } from './table.ts';
import type { Fault, Ground, Verdict } from './verdict.ts';

/** What to do with each list of checks; false stops the walk. */
type Visit = <A>(checks: readonly Check<A>[], a: A) => boolean;

/** Leads a visitor through every check of a move, in the order a learner should hear of them. */
function walk(table: Table, move: Move, rules: Rules, visit: Visit): boolean {
  switch (move.do) {
    case 'take':
    case 'meld':
      return walkLaying(attempt(table, move, rules), visit);
    case 'draw':
      return walkTurn(attempt(table, move, rules), DRAW_CHECKS, visit);
    case 'pass':
      return walkTurn(attempt(table, move, rules), PASS_CHECKS, visit);
    case 'take-free':
      return walkTurn(attempt(table, move, rules), TAKE_FREE_CHECKS, visit);
    case 'discard': {
      const a = attempt(table, move, rules);
      return visit(TURN_CHECKS, a) && visit(DISCARD_CHECKS, discarding(a));
    }
    case 'end':
      return walkTurn(attempt(table, move, rules), END_CHECKS, visit);
    case 'ask':
      return walkTurn(attempt(table, move, rules), ASK_CHECKS, visit);
    case 'answer':
      return walkTurn(attempt(table, move, rules), ANSWER_CHECKS, visit);
    case 'pony':
      return walkTurn(attempt(table, move, rules), PONY_CHECKS, visit);
    case 'redeal':
      return walkTurn(attempt(table, move, rules), REDEAL_CHECKS, visit);
    case 'retract':
      return walkTurn(attempt(table, move, rules), RETRACT_CHECKS, visit);
    case 'red-three': {
      const a = attempt(table, move, rules);
      const { lacking } = without(a.hand.cards, [move.card]);
      return visit(TURN_CHECKS, a) && visit(RED_THREE_CHECKS, { ...a, lacking });
    }
    case 'rearrange': {
      const a = attempt(table, move, rules);
      return walkTurn(a, REARRANGE_CHECKS, visit) && walkGroups(rearranged(a), visit);
    }
    case 'combine': {
      const a = attempt(table, move, rules);
      return walkTurn(a, COMBINE_CHECKS, visit) && walkGroups(combined(a), visit);
    }
  }
}

function walkTurn<A extends Attempt>(a: A, checks: readonly Check<A>[], visit: Visit): boolean {
  return visit(TURN_CHECKS, a) && visit(checks, a);
}

function walkGroups(groups: readonly Group[], visit: Visit): boolean {
  return groups.every((group) => visit(GROUP_CHECKS, group));
}

function walkLaying(of: Attempt<MoveOf<'meld'> | MoveOf<'take'>>, visit: Visit): boolean {
  if (!visit(TURN_CHECKS, of)) return false;
  const a = layingOf(of);
  if (!visit(OWN, a)) return false;
  if (a.by === 'take' && !visit(TAKE_CHECKS, a)) return false;
  const looked = a.pieces.filter((piece) => !piece.withTop || makesMeld(a));
  if (!looked.every((piece) => visit(GROUP_CHECKS, { of: a, piece }))) return false;
  return visit(OPENING_CHECKS, a) && visit(GO_OUT_CHECKS, a);
}

const OWN: readonly Check<Using>[] = [OWN_CARDS];

/**
 * The verdict on a move: every fault with its rule and facts, what was met, what it costs at a real table,
 * and how the deal ends by it. Never changes its input. Cards of the hand on turn must be known.
 */
export function judge(table: Table, move: Move, rules: Rules): Verdict {
  const found: Found[] = [];
  walk(table, move, rules, (checks, a) => {
    found.push(...findAll(checks, a));
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
  return walk(table, move, rules, allMet);
}

/** The move as one that may be played, or null. For playing many moves quickly. */
export function allow(table: Table, move: Move, rules: Rules): LegalMove | null {
  return isLegal(table, move, rules) ? (move as LegalMove) : null;
}
