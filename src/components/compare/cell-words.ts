import type { Cell } from '#src/compare/rows.ts';
import type { Book } from '#src/rulebook/variant.ts';
import { standingOf } from '#src/widgets/status-mark.tsx';
import { placeLinks } from '../place-link.ts';

/** A variant's name in two lines, for the head of a narrow column: "Classic", "four players". */
export function columnName({ name }: Book): { readonly first: string; readonly second: string } {
  const [first = name, ...more] = name.split(', ');
  return { first, second: more.join(', ') };
}

const CHOSEN = { ruled: 'ruling', silent: 'silent' } as const;

/** What stands under an answer: where it is written, or that it is our choice. */
export function markUnder({ known }: Cell): string {
  const standing = standingOf(known);
  if (standing !== 'said') return CHOSEN[standing];
  const [first, ...more] = placeLinks(known.cites);
  if (first === undefined) return 'follows';
  return more.length === 0 ? first.label : `${first.label} +${more.length}`;
}

/** Views that a row or a topic can be left out of: all variants side by side, and the two that a phone begins with. */
const VIEWS = { wide: Number.POSITIVE_INFINITY, narrow: 2 } as const;

/** The views in which all rows say the same throughout, as an attribute lists them. */
export function viewsAlike(rows: readonly { readonly cells: readonly Cell[] }[]): string {
  return Object.entries(VIEWS)
    .filter(([, columns]) => rows.every(({ cells }) => areAlike(cells.slice(0, columns))))
    .map(([view]) => view)
    .join(' ');
}

function areAlike(cells: readonly Cell[]): boolean {
  return cells.every(({ answer }) => answer === cells[0]?.answer);
}
