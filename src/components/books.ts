import { VARIANTS } from '#content/rules/index.ts';
import { SOURCES } from '#content/sources.ts';
import type { Source } from '#src/rulebook/source.ts';
import { type Book, openBook } from '#src/rulebook/variant.ts';

/** Every variant's rule book, opened once for all pages. */
export const BOOKS: readonly Book[] = VARIANTS.map((variant) => openBook(variant));

/** The rule book of a variant by its id. */
export function bookOf(id: string): Book {
  const book = BOOKS.find((each) => each.id === id);
  if (book === undefined) throw new Error(`There is no variant "${id}".`);
  return book;
}

/** The text that a variant is taken from: the one that its answers cite. */
export function sourceOf({ id, entries }: Book): Source {
  const cited = Object.values(entries).flatMap(({ basis }) => basis.cites);
  const source = SOURCES.find((each) => cited.some((cite) => cite.source === each.id));
  if (source === undefined) throw new Error(`No answer of "${id}" cites a text.`);
  return source;
}
