/** How firmly each reason stands: worked out from all reviews of it, by spaced repetition (FSRS). */
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';

/** What came of a question that turned on a reason. */
export const OUTCOMES = ['missed', 'helped', 'right'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One question answered. */
export interface Review {
  /** The reason's id. */
  readonly reason: string;
  readonly outcome: Outcome;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** 'new': never met. 'weak': missed or helped when it last came. 'firm': right twice since it was missed. */
export const FIRMNESS = ['new', 'weak', 'met', 'firm'] as const;
export type Firmness = (typeof FIRMNESS)[number];

export interface Standing {
  readonly firmness: Firmness;
  /** When it should come again, in milliseconds since 1970; null if it never came. */
  readonly due: number | null;
  /** When it last came; null if never. */
  readonly last: number | null;
}

const NEVER: Standing = { firmness: 'new', due: null, last: null };

const GRADES: Readonly<Record<Outcome, Grade>> = {
  missed: Rating.Again,
  helped: Rating.Hard,
  right: Rating.Good,
};

const memory = fsrs({ enable_fuzz: false });

/** How each reason that was ever met stands. The order of the reviews does not matter: their times do. */
export function standingsOf(reviews: readonly Review[]): ReadonlyMap<string, Standing> {
  const met = new Map<string, { readonly card: Card; readonly outcome: Outcome }>();
  for (const { reason, outcome, at } of reviews.toSorted((one, other) => one.at - other.at)) {
    const before = met.get(reason)?.card ?? createEmptyCard<Card>(at);
    met.set(reason, { card: memory.next(before, at, GRADES[outcome]).card, outcome });
  }
  return new Map([...met].map(([reason, { card, outcome }]) => [reason, standing(card, outcome)]));
}

/** How a reason stands; one that was never met is new. */
export function standingOf(standings: ReadonlyMap<string, Standing>, reason: string): Standing {
  return standings.get(reason) ?? NEVER;
}

function standing(card: Card, outcome: Outcome): Standing {
  return {
    firmness: firmness(card, outcome),
    due: card.due.getTime(),
    last: card.last_review?.getTime() ?? null,
  };
}

function firmness({ state }: Card, outcome: Outcome): Firmness {
  if (outcome !== 'right') return 'weak';
  return state === State.Review ? 'firm' : 'met';
}
