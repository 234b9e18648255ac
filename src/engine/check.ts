/**
 * A check is one condition of a move: which rules it reads, when it applies, whether it is met, and the facts
 * that a sentence about it needs. Judging asks for facts; playing only asks whether all conditions are met.
 */
import type { RuleId } from './rules.ts';
import type { Code, Facts, Finding } from './verdict.ts';

export interface CheckOf<A, C extends Code> {
  readonly code: C;
  /** The rule a reader is sent to. */
  readonly rule: RuleId;
  /** Every rule the check may read; a test holds it to them. */
  readonly reads: readonly RuleId[];
  /** A met condition is told as a ground, unless it goes without saying. */
  readonly shown: 'always' | 'when-broken' | 'when-legal';
  readonly applies: (a: A) => boolean;
  readonly holds: (a: A) => boolean;
  readonly facts: (a: A) => Facts[C];
}

/** A check of any condition. */
export type Check<A> = { [C in Code]: CheckOf<A, C> }[Code];

/** Names a check and ties its facts to its code. */
export function check<A, C extends Code>(
  code: C,
  rule: RuleId,
  rest: Omit<CheckOf<A, C>, 'code' | 'rule'>,
): Check<A> {
  return { code, rule, ...rest } as unknown as Check<A>;
}

/** Whether no condition is broken. */
export function allMet<A>(checks: readonly Check<A>[], a: A): boolean {
  for (const each of checks) if (each.applies(a) && !each.holds(a)) return false;
  return true;
}

/** A condition with its facts, and whether it is met. */
export interface Found {
  readonly met: boolean;
  readonly shown: CheckOf<never, Code>['shown'];
  readonly finding: Finding;
}

/** Every condition that applies, in order. */
export function findAll<A>(checks: readonly Check<A>[], a: A): readonly Found[] {
  return checks
    .filter((each) => each.applies(a))
    .map((each) => ({
      met: each.holds(a),
      shown: each.shown,
      finding: { code: each.code, rule: each.rule, ...each.facts(a) } as Finding,
    }));
}
