/** What a round needs once something was answered: how the reasons stand, what keeps the answers, and its end. */
import { standingsOf } from '#src/practice/memory.ts';
import type { Review } from '#src/practice/review.ts';
import type { Answered } from '#src/practice/round.ts';
import type { Standings } from '#src/practice/standing.ts';
import { keepRecord, newMark } from '#src/progress/keep-record.ts';
import { keepStandings } from '#src/progress/keep-standings.ts';
import type { Keeping } from '#src/progress/keeping.ts';
import { readProgress, reviewsOf } from '#src/progress/progress.ts';
import { $entries, $keeping } from '#src/progress/store.ts';

import { whenIdle } from '../when-idle.ts';

export { draw } from '#src/practice/draw.ts';
export { RoundEnd } from './round-end.tsx';

/** How the reasons stand under a variant, with answers that are not kept yet. */
export function standingsUnder(variant: string, more: readonly Review[]): Standings {
  return standingsOf([...reviewsOf(readProgress($entries.get()), variant), ...more]);
}

/** Keeps what an answer says; once there is time, how the reasons stand with it. */
export function keepReviews(variant: string, reviews: readonly Review[]): void {
  for (const review of reviews) keepRecord({ of: 'review', variant, mark: newMark(), ...review });
  whenIdle(() => keepStandings(variant, standingsUnder(variant, [])));
}

const KEEPING_WORDS: Readonly<Record<Keeping, string | null>> = {
  kept: null,
  full: 'This browser has no room left to keep your progress. You can go on; what you do now is forgotten when you close the page.',
  closed:
    'This browser keeps nothing for this site, as in a private window. You can go on; what you do now is forgotten when you close the page.',
};

/** What to tell of what is answered here: that it will not be there next time; null if it will. */
export function keepingWords(): string | null {
  return KEEPING_WORDS[$keeping.get()];
}

/** Keeps what came of a test. */
export function keepTest(variant: string, round: readonly Answered[]): void {
  const answers = round.map(({ reason, outcome }) => ({ reason: reason.id, outcome }));
  keepRecord({ of: 'test', variant, mark: newMark(), at: Date.now(), answers });
}
