/** How progress is named in a browser's storage, and how a page hears of it. */

/** The form that entries have now. Entries of a newer one are left alone. */
export const VERSION = 1;

/** What a page hears when it has kept something itself. */
export const CHANGED = 'canasta-progress';

/** What every key of the site's progress begins with, of any version. */
export const ROOT = `${CHANGED}:`;

/** What the keys of the rounds under way begin with, which a tab keeps for itself. */
export const ROUND = 'canasta-round:';

/** What the keys begin with under which a browser keeps how the reasons stand, worked out from the reviews. */
export const STANDINGS = `canasta-standings:${VERSION}:`;

/** What the keys of the scripts played under a variant begin with. */
export function keptUnder(variant: string): string {
  return `${ROOT}${VERSION}:scenario:${variant}:`;
}

/** What the keys of the practice questions answered under a variant begin with. */
export function keptReviews(variant: string): string {
  return `${ROOT}${VERSION}:review:${variant}:`;
}
