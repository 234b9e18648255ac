/** How the reasons stand, as a page finds it: worked out once from all reviews, so that it has only to draw. */
import { FIRMNESS, type Firmness, type Standing, type Standings } from '#src/practice/standing.ts';
import { countReviews } from './keeping.ts';
import { STANDINGS } from './keys.ts';

/** How they stand under a variant; null where that was not kept, where it is damaged, or where reviews came since. */
export function keptStandings(variant: string): Standings | null {
  try {
    const text = localStorage.getItem(STANDINGS + variant);
    return text === null ? null : readStandings(text, countReviews(variant));
  } catch {
    return null;
  }
}

/** What was worked out from so many reviews: their number on the first line, then a reason on each. */
export function readStandings(text: string, reviews: number): Standings | null {
  const [count, ...lines] = text.split('\n');
  const read = lines.map(readLine);
  const named = read.filter((line) => line !== null);
  return count === `${reviews}` && named.length === read.length ? new Map(named) : null;
}

const LINE = new RegExp(`^(\\S+) (${FIRMNESS.join('|')}) (\\d+) (\\d+)$`);

function readLine(line: string): readonly [string, Standing] | null {
  const [, reason = '', firmness, due, last] = LINE.exec(line) ?? [];
  if (reason === '') return null;
  return [reason, { firmness: firmness as Firmness, due: Number(due), last: Number(last) }];
}
