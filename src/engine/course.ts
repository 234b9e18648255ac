/** The course of judging each kind of move: every condition it must meet, in the order a learner should hear of it. */
import { Attempt, type AttemptOf, type Turn } from './attempt.ts';
import { type Check, type Docket, docket } from './check.ts';
import { DISCARD_CHECKS, Discarding, END_CHECKS } from './checks/discard.ts';
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
import { OWN_CARDS } from './checks/own-cards.ts';
import { ANSWER_CHECKS, ASK_CHECKS } from './checks/permission.ts';
import { PONY_CHECKS } from './checks/pony.ts';
import { LayingRedThree, RED_THREE_CHECKS } from './checks/red-three.ts';
import { REDEAL_CHECKS } from './checks/redeal.ts';
import { makesMeld, TAKE_CHECKS, TAKE_FREE_CHECKS } from './checks/take-pile.ts';
import { TURN_CHECKS } from './checks/turn.ts';
import { Laying } from './laying.ts';
import type { MoveKind, MoveOf } from './move.ts';
import { perRules } from './per-rules.ts';
import type { Rules } from './rules.ts';

/** What to do with each list of conditions; false stops the course. */
export type Visit = <A>(docket: Docket<A>, a: A) => boolean;

/** Leads a visitor through every condition of a move tried in a turn. */
export type Course<K extends MoveKind = MoveKind> = (
  turn: Turn,
  move: MoveOf<K>,
  visit: Visit,
) => boolean;

/** How a kind of move is looked into, once it is the moment for it. */
interface Look<K extends MoveKind, A> {
  /** What the move comes to: all that the checks ask about. */
  readonly see: (turn: Turn, move: MoveOf<K>) => A;
  readonly checks: readonly Check<A>[];
  /** Cards that must make or grow a meld. */
  readonly groups?: (a: A) => readonly Group[];
  /** What is asked last: of everything laid together, and of the cards left. */
  readonly last?: readonly Check<A>[];
}

const NO_GROUPS: readonly Group[] = [];
const noGroups = () => NO_GROUPS;

function course<K extends MoveKind, A>(kind: K, look: Look<K, A>, rules: Rules): Course<K> {
  const { see, checks, groups = noGroups, last = [] } = look;
  const moment = docket(TURN_CHECKS, rules, kind);
  const own = docket(checks, rules, kind);
  const group = docket(GROUP_CHECKS, rules, kind);
  const end = docket(last, rules, kind);
  return (turn, move, visit) => {
    if (!visit(moment, turn)) return false;
    const seen = see(turn, move);
    return visit(own, seen) && groups(seen).every((each) => visit(group, each)) && visit(end, seen);
  };
}

/** Moves of which only the turn is asked. */
function plain<K extends MoveKind>(checks: readonly Check<Turn>[]): Look<K, Turn> {
  return { see: (turn) => turn, checks };
}

/** Moves that name cards or melds. */
function naming<K extends MoveKind>(checks: readonly Check<AttemptOf<K>>[]): Look<K, AttemptOf<K>> {
  return { see: (turn, move) => new Attempt(turn, move), checks };
}

/** Groups laid together; with the pile's top card only where they could take the pile at all. */
function laid(a: Laying): readonly Group[] {
  return a.pieces
    .filter((piece) => !piece.withTop || makesMeld(a))
    .map((piece) => ({ of: a, piece }));
}

function lays<K extends 'meld' | 'take'>(checks: readonly Check<Laying>[]): Look<K, Laying> {
  return {
    see: (turn, move) => new Laying(turn, move),
    checks: [OWN_CARDS as Check<Laying>, ...checks],
    groups: laid,
    last: [...OPENING_CHECKS, ...(GO_OUT_CHECKS as readonly Check<Laying>[])],
  };
}

/** The course of every kind of move under a set of rules, without the conditions that those rules do not know. */
export const coursesUnder = perRules((rules): { readonly [K in MoveKind]: Course<K> } => {
  const of = <K extends MoveKind, A>(kind: K, look: Look<K, A>) => course(kind, look, rules);
  return {
    draw: of('draw', plain(DRAW_CHECKS)),
    take: of('take', lays(TAKE_CHECKS)),
    'take-free': of('take-free', plain(TAKE_FREE_CHECKS)),
    pass: of('pass', plain(PASS_CHECKS)),
    meld: of('meld', lays([])),
    combine: of('combine', { ...naming(COMBINE_CHECKS), groups: combined }),
    discard: of('discard', {
      see: (turn, move) => new Discarding(turn, move),
      checks: DISCARD_CHECKS,
    }),
    end: of('end', plain(END_CHECKS)),
    'red-three': of('red-three', {
      see: (turn, move) => new LayingRedThree(turn, move),
      checks: RED_THREE_CHECKS,
    }),
    ask: of('ask', plain(ASK_CHECKS)),
    answer: of('answer', plain(ANSWER_CHECKS)),
    pony: of('pony', plain(PONY_CHECKS)),
    rearrange: of('rearrange', { ...naming(REARRANGE_CHECKS), groups: rearranged }),
    retract: of('retract', naming(RETRACT_CHECKS)),
    redeal: of('redeal', plain(REDEAL_CHECKS)),
  };
});
