/** How a reason stands with a learner. */

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

export type Standings = ReadonlyMap<string, Standing>;

const NEVER: Standing = { firmness: 'new', due: null, last: null };

/** How a reason stands; one that was never met is new. */
export function standingOf(standings: Standings, reason: string): Standing {
  return standings.get(reason) ?? NEVER;
}
