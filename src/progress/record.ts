/**
 * What a browser keeps of a learner's progress: one entry for each fact, so that two tabs never write the
 * same one. An entry's key begins with the version of its form; the rest tells what it is about.
 */
import { heldIn, isTime, readHeld } from '#src/practice/kept-text.ts';
import { isOutcome, type Outcome, type Review } from '#src/practice/review.ts';

/** A script played to its end under a variant. */
export interface ScenarioRecord {
  readonly of: 'scenario';
  readonly variant: string;
  readonly script: string;
  /** All by the learner alone, or with a solution shown or an answer missed. */
  readonly by: 'alone' | 'helped';
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** A practice question answered. */
export interface ReviewRecord extends Review {
  readonly of: 'review';
  readonly variant: string;
  /** Tells it apart from all others: the tab, and a count within it. */
  readonly mark: string;
}

/** A course's test: what each of its questions turned on, and what came of it. */
export interface TestRecord {
  readonly of: 'test';
  readonly variant: string;
  readonly mark: string;
  readonly at: number;
  readonly answers: readonly { readonly reason: string; readonly outcome: Outcome }[];
}

export type ProgressRecord = ScenarioRecord | ReviewRecord | TestRecord;

/** An entry as storage and files hold it: a key below the version, and JSON. */
export interface Entry {
  readonly key: string;
  readonly value: string;
}

export function writeRecord(record: ProgressRecord): Entry {
  switch (record.of) {
    case 'scenario': {
      const { of, variant, script, by, at } = record;
      return { key: [of, variant, script].join(':'), value: JSON.stringify({ by, at }) };
    }
    case 'review': {
      const { of, variant, mark, reason, outcome, at } = record;
      return { key: [of, variant, mark].join(':'), value: JSON.stringify({ reason, outcome, at }) };
    }
    case 'test': {
      const { of, variant, mark, at, answers } = record;
      return { key: [of, variant, mark].join(':'), value: JSON.stringify({ at, answers }) };
    }
    default:
      return record satisfies never;
  }
}

/** The record that an entry holds, or null for one that is broken or of no known kind. */
export function readRecord({ key, value }: Entry): ProgressRecord | null {
  const [of, variant, name, ...rest] = key.split(':');
  const { at, by, reason, outcome, answers } = readHeld(value);
  if (variant === undefined || !name || rest.length > 0) return null;
  if (!isTime(at)) return null;
  if (of === 'scenario' && (by === 'alone' || by === 'helped'))
    return { of, variant, script: name, by, at };
  if (of === 'review' && isReason(reason) && isOutcome(outcome))
    return { of, variant, mark: name, reason, outcome, at };
  if (of === 'test' && Array.isArray(answers) && answers.every(isAnswer))
    return { of, variant, mark: name, at, answers };
  return null;
}

function isReason(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isAnswer(value: unknown): value is TestRecord['answers'][number] {
  const { reason, outcome } = heldIn(value);
  return isReason(reason) && isOutcome(outcome);
}
