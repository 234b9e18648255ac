import type { Hit, Part } from './search-index.ts';

/** One line of what was found. */
export interface Line {
  readonly url: string;
  readonly title: string;
  /** Where it belongs: a lesson's course, or the page that holds the place. */
  readonly of: string;
  readonly excerpt: string;
}

/** A lesson or a course is one line. Of a page to look things up in, the places that fit best are shown. */
export function linesOf(
  { url, meta, excerpt, sub_results: parts }: Hit,
  courses: Readonly<Record<string, string>>,
  most: number,
): readonly Line[] {
  const { title = url, kind = '', variant = '' } = meta;
  const best = LOOKED_UP.includes(kind) ? bestOf(parts).slice(0, most) : [];
  if (best.length > 0) return best.map((part) => ({ ...part, of: title }));
  return [{ url, title, of: kind === 'lesson' ? (courses[variant] ?? '') : '', excerpt }];
}

/** The kinds of pages that one does not read from top to bottom. */
const LOOKED_UP: readonly string[] = ['rules', 'page'];

/** The parts of a page below a heading of their own, the best first. */
function bestOf(parts: readonly Part[]): readonly Part[] {
  const score = (part: Part) =>
    part.weighted_locations.reduce((sum, { balanced_score: each }) => sum + each, 0);
  return parts
    .filter(({ url }) => url.includes('#') && !url.endsWith('#_top'))
    .toSorted((one, other) => score(other) - score(one));
}
