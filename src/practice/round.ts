/** A round of ten questions, and what came of each. */
import type { ScenarioView } from '#src/scenario/view.ts';
import type { Question } from './question.ts';
import type { Reason } from './reason.ts';
import type { Legality } from './recipe.ts';
import type { Outcome } from './review.ts';

/** So many questions make a round. */
export const LENGTH = 10;

/** 'practice': what was missed comes back. 'test': ten different reasons. */
export const ROUND_KINDS = ['practice', 'test'] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/** A question drawn for a reason. */
export interface Drawn {
  readonly reason: Reason;
  readonly seed: number;
  readonly question: Question;
}

/** A question that was answered. */
export interface Answered {
  readonly reason: Reason;
  readonly seed: number;
  /** Whether the move that was to be judged is legal; 'neither' where none was. */
  readonly legal: Legality;
  readonly outcome: Outcome;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** What came of a question that was played to its end. */
export function outcomeOf({ solved, kind, hints, refusals }: ScenarioView): Outcome {
  if (!solved) return 'missed';
  return kind === 'ask' && hints.length + refusals > 0 ? 'helped' : 'right';
}
