/** Keeps how the reasons stand, which all reviews tell. What reads it comes to a page by itself. */
import type { Standings } from '#src/practice/standing.ts';
import { countReviews } from './keeping.ts';
import { STANDINGS } from './keys.ts';

/** Keeps how they stand under a variant, worked out from all its reviews. */
export function keepStandings(variant: string, standings: Standings): void {
  try {
    localStorage.setItem(STANDINGS + variant, writeStandings(standings, countReviews(variant)));
  } catch {
    // Where there is no room they are worked out again.
  }
}

/** What `readStandings` reads. */
export function writeStandings(standings: Standings, reviews: number): string {
  const lines = [...standings].map(([reason, { firmness, due, last }]) =>
    [reason, firmness, due, last].join(' '),
  );
  return [reviews, ...lines].join('\n');
}

/** Forgets them under every variant. */
export function forgetStandings(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(STANDINGS)) localStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
