/** A question in an address: `#seed=7&reason=fault:pile.frozen-needs`. */

export interface QuestionLink {
  /** A whole number from 0. */
  readonly seed: number;
  /** The id of the reason it is drawn for, where one is named. */
  readonly reason: string | null;
}

/** Seeds are below this. */
export const SEEDS = 2 ** 31;

export function printLink({ seed, reason }: QuestionLink): string {
  return reason === null ? `#seed=${seed}` : `#seed=${seed}&reason=${reason}`;
}

/** What the end of an address asks for: null where it asks for nothing; 'damaged' where it cannot be read. */
export function readLink(hash: string): QuestionLink | null | 'damaged' {
  if (hash === '' || hash === '#') return null;
  const asked = new URLSearchParams(hash.slice(1));
  const seed = asked.get('seed') ?? '';
  if (!/^\d{1,10}$/.test(seed) || Number(seed) >= SEEDS) return 'damaged';
  return { seed: Number(seed), reason: asked.get('reason') };
}
