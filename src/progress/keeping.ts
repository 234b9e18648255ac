/** Whether this browser keeps progress, told without all that reads and writes it. */
import { keptReviews, ROOT, ROUND } from './keys.ts';

/** Whether what is kept will be there next time: 'full' where there is no room, 'closed' where nothing may be kept. */
export type Keeping = 'kept' | 'full' | 'closed';

/** Tries whether the browser lets a page keep anything. */
export function storageIs(): Keeping {
  try {
    const probe = `${ROOT}probe`;
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return 'kept';
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'QuotaExceededError'
      ? 'full'
      : 'closed';
  }
}

/** What this tab keeps of a round under way on this page; null where there is nothing. */
export function keptRound(): string | null {
  try {
    return sessionStorage.getItem(ROUND + location.pathname);
  } catch {
    return null;
  }
}

/** How many answers to practice questions it keeps under a variant. */
export function countReviews(variant: string): number {
  try {
    const keys = Object.keys(localStorage);
    return keys.filter((key) => key.startsWith(keptReviews(variant))).length;
  } catch {
    return 0;
  }
}
