/**
 * What a `count` step asks, worked out by the engine when a script is made ready: lines with their worth
 * and its reasons. A page gets numbers to hold an answer against, and needs no scoring of its own.
 */
import type { Result } from '#src/engine/result.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { countNumber } from './count-number.ts';
import { countScore } from './count-score.ts';
import type { StepOf } from './script.ts';

export type Asked = StepOf<'count'>['of'];
/** What is asked in one way. */
export type AskedOf<K extends Asked['is']> = Extract<Asked, { is: K }>;

/** One thing to be counted, and the rule it is counted by. No two lines of a step have the same rule. */
export interface CountLine {
  readonly rule: RuleId;
  readonly label: string;
  /** Its worth, with the cards and numbers of this position: said once it is found. */
  readonly sentence: string;
  /** What a filled sheet says; null where the learner writes it. */
  readonly says: number | null;
}

/** A question of points, and its answer. */
export interface Counting {
  /** 'number': an amount for each line. 'signed': added or taken off. 'line': which one is wrong. */
  readonly reply: 'number' | 'signed' | 'line';
  readonly lines: readonly CountLine[];
  /** The worth of each line, or the place of the wrong one. */
  readonly answers: readonly number[];
  /** Said beside a right answer. */
  readonly right: string | null;
}

/** Works out what is asked, or says why it cannot be counted. */
export function workOut(
  of: Asked,
  table: Table,
  spoken: SpokenBook,
  rules: Rules,
): Result<Counting> {
  switch (of.is) {
    case 'deal':
    case 'sheet':
      return countScore(of, table, spoken, rules);
    case 'opening':
    case 'minimum':
      return countNumber(of, table, rules);
    default:
      return of satisfies never;
  }
}
