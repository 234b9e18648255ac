import { VARIANTS } from '#content/rules/index.ts';
import { SOURCES } from '#content/sources.ts';
import { CATALOGUE, sentenceOf, shortOf } from '#src/rulebook/catalogue.ts';
import { findPlace } from '#src/rulebook/source.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import { type Book, type Entry, openBook } from '#src/rulebook/variant.ts';

/** A rule as a lesson cites it. */
export interface CitedRule {
  readonly name: string;
  readonly sentence: string;
  readonly short: string;
  readonly basis: Entry['basis'];
  /** Its places in full: "Section 13, “Taking the Pile”". */
  readonly places: readonly string[];
  /** Its places as a mark: "§ 12, 13"; empty where there are none. */
  readonly mark: string;
}

/** The rule of an id that an author wrote, as a variant answers it; undefined where there is none. */
export function citedRule(id: string, variant: string): CitedRule | undefined {
  if (!Object.hasOwn(CATALOGUE, id)) return undefined;
  const rule = id as AnyRuleId;
  const book = bookFor(variant);
  const { basis } = book.entries[rule];
  const cites = [...basis.cites, ...(basis.status === 'as-parent' ? basis.parent.cites : [])];
  const found = cites.map((cite) => findPlace(SOURCES, cite));
  return {
    name: CATALOGUE[rule].name,
    sentence: sentenceOf(book, rule),
    short: shortOf(book, rule),
    basis,
    places: [...new Set(found.map(({ place }) => place.title))],
    mark: markOf([...new Set(found.map(({ place }) => place.label))]),
  };
}

/** "§ 12" and "§ 13" as "§ 12, 13". */
function markOf([first = '', ...rest]: readonly string[]): string {
  return [first, ...rest.map((label) => label.replace(/^§ /, ''))].join(', ');
}

const books = new Map<string, Book>();

function bookFor(id: string): Book {
  const known = books.get(id);
  if (known !== undefined) return known;
  const variant = VARIANTS.find((each) => each.id === id);
  if (variant === undefined) throw new Error(`There is no variant "${id}".`);
  const book = openBook(variant);
  books.set(id, book);
  return book;
}
