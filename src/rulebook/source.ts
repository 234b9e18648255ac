/** The texts that the rules are taken from, and the places in them that can be cited. */
import type { Cite } from './basis.ts';

/** A place in a text. */
export interface Place {
  readonly at: string;
  /** The mark beside a rule: "§ 13", or the words to look for. */
  readonly label: string;
  /** The place in full, for a tooltip or a list of sources. */
  readonly title: string;
}

export interface Source {
  readonly id: string;
  readonly title: string;
  /** What kind of text it is, who wrote it, and in what state we have it. */
  readonly about: string;
  readonly date: string;
  readonly places: readonly Place[];
}

/** The place that a cite names, with its source. Throws for a cite of no known place: broken data. */
export function findPlace(
  sources: readonly Source[],
  cite: Cite,
): { source: Source; place: Place } {
  const source = sources.find(({ id }) => id === cite.source);
  const place = source?.places.find(({ at }) => at === cite.at);
  if (source === undefined || place === undefined) {
    throw new Error(`No source has a place "${cite.at}" in "${cite.source}".`);
  }
  return { source, place };
}
