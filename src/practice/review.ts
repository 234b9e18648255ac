/** What came of practice questions, as it is kept. */

/** What came of a question that turned on a reason. */
export const OUTCOMES = ['missed', 'helped', 'right'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function isOutcome(value: unknown): value is Outcome {
  return OUTCOMES.some((each) => each === value);
}

/** One question answered. */
export interface Review {
  /** The reason's id. */
  readonly reason: string;
  readonly outcome: Outcome;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}
