/** What a round needs once something was answered: how the reasons stand, what keeps the answers, and its end. */
import { standingsOf } from '#src/practice/memory.ts';
import type { Review } from '#src/practice/review.ts';
import type { Answered } from '#src/practice/round.ts';
import type { Standings } from '#src/practice/standing.ts';
import { keepRecord, newMark } from '#src/progress/keep-record.ts';
import type { Keeping } from '#src/progress/keeping.ts';
import { readProgress, reviewsOf } from '#src/progress/progress.ts';
import { $entries, $keeping } from '#src/progress/store.ts';

export { draw } from '#src/practice/draw.ts';
export { RoundEnd } from './round-end.tsx';

/** How the reasons stand under a variant, with answers that are not kept yet. */
export function standingsUnder(variant: string, more: readonly Review[]): Standings {
  return standingsOf([...reviewsOf(readProgress($entries.get()), variant), ...more]);
}

/** Keeps what an answer says, and tells whether it will be there next time. */
export function keepReviews(variant: string, reviews: readonly Review[]): Keeping {
  for (const review of reviews) keepRecord({ of: 'review', variant, mark: newMark(), ...review });
  return $keeping.get();
}

/** Keeps what came of a test. */
export function keepTest(variant: string, round: readonly Answered[]): void {
  const answers = round.map(({ reason, outcome }) => ({ reason: reason.id, outcome }));
  keepRecord({ of: 'test', variant, mark: newMark(), at: Date.now(), answers });
}
