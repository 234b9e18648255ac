/** How firmly each reason stands, worked out from all reviews of it by spaced repetition (FSRS). */
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import type { Outcome, Review } from './review.ts';
import type { Firmness, Standing, Standings } from './standing.ts';

const GRADES: Readonly<Record<Outcome, Grade>> = {
  missed: Rating.Again,
  helped: Rating.Hard,
  right: Rating.Good,
};

const memory = fsrs({ enable_fuzz: false });

/** How each reason that was ever met stands. The order of the reviews does not matter: their times do. */
export function standingsOf(reviews: readonly Review[]): Standings {
  const met = new Map<string, { readonly card: Card; readonly outcome: Outcome }>();
  for (const { reason, outcome, at } of reviews.toSorted((one, other) => one.at - other.at)) {
    const before = met.get(reason)?.card ?? createEmptyCard<Card>(at);
    met.set(reason, { card: memory.next(before, at, GRADES[outcome]).card, outcome });
  }
  return new Map([...met].map(([reason, { card, outcome }]) => [reason, standing(card, outcome)]));
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
