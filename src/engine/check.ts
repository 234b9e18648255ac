/**
 * A check is one condition of a move: which rules it reads, when it applies, whether it is met, and the facts
 * that a sentence about it needs. Judging asks for facts; playing only asks whether all conditions are met.
 */
import type { MoveKind } from './move.ts';
import type { RuleId, Rules } from './rules.ts';
import type { Code, Facts, Finding } from './verdict.ts';

export interface CheckOf<A, C extends Code> {
  readonly code: C;
  /** The rule a reader is sent to. */
  readonly rule: RuleId;
  /** Every rule the check may read; a test holds it to them. */
  readonly reads: readonly RuleId[];
  /** A met condition is told as a ground, unless it goes without saying. */
  readonly shown: 'always' | 'when-broken' | 'when-legal';
  /** Whether these rules ask for it of this kind of move at all. */
  readonly under: (rules: Rules, kind: MoveKind) => boolean;
  /** Whether it comes up at this table. */
  readonly applies: (a: A, kind: MoveKind) => boolean;
  readonly holds: (a: A, kind: MoveKind) => boolean;
  readonly facts: (a: A, kind: MoveKind) => Facts[C];
}

/** A check of any condition. */
export type Check<A> = { [C in Code]: CheckOf<A, C> }[Code];

const always = () => true;

/** What a check says for itself: what it leaves out is always so, and goes without saying. */
type Said<A, C extends Code> = Pick<CheckOf<A, C>, 'reads' | 'facts'> &
  Partial<Pick<CheckOf<A, C>, 'shown' | 'under' | 'applies' | 'holds'>>;

/** Names a check and ties its facts to its code. */
export function check<A, C extends Code>(code: C, rule: RuleId, said: Said<A, C>): Check<A> {
  return {
    code,
    rule,
    shown: 'when-broken',
    under: always,
    applies: always,
    holds: always,
    ...said,
  } as unknown as Check<A>;
}

/** The checks that one set of rules asks of one kind of move, and as bare questions those that can be broken. */
export interface Docket<A> {
  readonly kind: MoveKind;
  readonly checks: readonly Check<A>[];
  readonly questions: readonly ((a: A, kind: MoveKind) => boolean)[];
}

/** Picks out of a list what the rules ask for, so that no move is asked for the rest. */
export function docket<A>(list: readonly Check<A>[], rules: Rules, kind: MoveKind): Docket<A> {
  const checks = list.filter((each) => each.under(rules, kind));
  const questions = checks
    .filter(({ holds }) => holds !== always)
    .map(({ applies, holds }) =>
      applies === always ? holds : (a: A) => !applies(a, kind) || holds(a, kind),
    );
  return { kind, checks, questions };
}

/** Whether no condition is broken. */
export function allMet<A>({ kind, questions }: Docket<A>, a: A): boolean {
  for (const met of questions) if (!met(a, kind)) return false;
  return true;
}

/** A condition with its facts, and whether it is met. */
export interface Found {
  readonly met: boolean;
  readonly shown: CheckOf<never, Code>['shown'];
  readonly finding: Finding;
}

/** Every condition that applies, in order. */
export function findAll<A>({ kind, checks }: Docket<A>, a: A): readonly Found[] {
  return checks
    .filter((each) => each.applies(a, kind))
    .map((each) => ({
      met: each.holds(a, kind),
      shown: each.shown,
      finding: { code: each.code, rule: each.rule, ...each.facts(a, kind) } as Finding,
    }));
}
