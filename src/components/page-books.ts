import { SOURCES } from '#content/sources.ts';
import { placeAddress } from '#src/course/address.ts';
import { speak } from '#src/explain/spoken.ts';
import { handOver, type PageBook } from '#src/widgets/page-book.ts';
import { bookOf } from './books.ts';

const books = new Map<string, PageBook>();

/**
 * What the tables of a page need of a variant's rule book: every rule in words, and the places it cites. The
 * tables that the server draws read it too.
 */
export function pageBook(variant: string): PageBook {
  const known = books.get(variant);
  if (known !== undefined) return known;
  const book = makeBook(variant);
  books.set(variant, book);
  handOver(variant, book);
  return book;
}

function makeBook(id: string): PageBook {
  const spoken = speak(bookOf(id));
  const cited = new Set(
    Object.values(spoken).flatMap(({ source }) =>
      [...source.cites, ...(source.parent?.cites ?? [])].map((cite) => `${cite.source} ${cite.at}`),
    ),
  );
  const places = SOURCES.flatMap(({ id: source, places: all }) =>
    all.map(
      ({ at, title }) =>
        [`${source} ${at}`, { title, href: placeAddress({ source, at }) }] as const,
    ),
  );
  return { spoken, places: Object.fromEntries(places.filter(([key]) => cited.has(key))) };
}

const given = new WeakMap<Request, Set<string>>();

/** Whether a page has yet to be given a variant's book: true for the first table that asks, and only for it. */
export function takesBook(page: Request, variant: string): boolean {
  const had = given.get(page) ?? new Set();
  if (had.has(variant)) return false;
  given.set(page, had.add(variant));
  return true;
}
