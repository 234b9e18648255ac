/** Progress as the site reads it: records by kind, and how many entries could not be read. */
import {
  type Entry,
  type ProgressRecord,
  type ReviewRecord,
  readRecord,
  type ScenarioRecord,
  type TestRecord,
} from './record.ts';

export interface Progress {
  readonly scenarios: readonly ScenarioRecord[];
  readonly reviews: readonly ReviewRecord[];
  readonly tests: readonly TestRecord[];
  /** Entries that are broken. They are left where they are. */
  readonly unread: number;
}

export function readProgress(entries: readonly Entry[]): Progress {
  const records = entries.map(readRecord);
  const read = records.filter((record) => record !== null);
  return {
    scenarios: read.filter((record) => record.of === 'scenario'),
    reviews: read.filter((record) => record.of === 'review'),
    tests: read.filter((record) => record.of === 'test'),
    unread: records.length - read.length,
  };
}

/** Progress without what names a reason that is not known: it would count as met and can never come again. */
export function knownOnly(progress: Progress, known: ReadonlySet<string>): Progress {
  const isKnown = ({ reason }: { readonly reason: string }) => known.has(reason);
  return {
    ...progress,
    reviews: progress.reviews.filter(isKnown),
    tests: progress.tests.flatMap((test) => {
      const answers = test.answers.filter(isKnown);
      return answers.length === 0 ? [] : [{ ...test, answers }];
    }),
  };
}

/** The reviews of a variant. */
export function reviewsOf({ reviews }: Progress, variant: string): readonly ReviewRecord[] {
  return reviews.filter((review) => review.variant === variant);
}

/** The ids of the scripts done under a variant. */
export function doneUnder({ scenarios }: Progress, variant: string): ReadonlySet<string> {
  return new Set(scenarios.filter((each) => each.variant === variant).map(({ script }) => script));
}

/**
 * The record to keep of two of the same thing: of a script played twice the one done alone, else the later.
 */
export function better(before: ProgressRecord | null, now: ProgressRecord): ProgressRecord {
  if (before?.of !== 'scenario' || now.of !== 'scenario') return now;
  return before.by === 'alone' && now.by === 'helped' ? before : now;
}
