/** What a component asks of the lesson it stands in: its variant's rule book, and names of its own. */
import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { VARIANTS } from '#content/rules/index.ts';
import { SOURCES } from '#content/sources.ts';
import { CATALOGUE, sentenceOf, shortOf } from '#src/rulebook/catalogue.ts';
import { findPlace } from '#src/rulebook/source.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import { type Book, type Entry, openBook } from '#src/rulebook/variant.ts';

type Entered = StarlightRouteData['entry'];

/** A rule as a lesson cites it. */
export interface CitedRule {
  readonly name: string;
  readonly sentence: string;
  readonly short: string;
  readonly basis: Entry['basis'];
  /** The places in full: "Section 13, “Taking the Pile”". */
  readonly places: readonly string[];
  /** The places as a mark: "§ 12, 13"; empty where there are none. */
  readonly mark: string;
}

/** The id of the variant that a lesson's page is for. A page of no variant is a fault in `tag`'s place. */
export function variantOf(entry: Entered, tag: string): string {
  const { variant } = entry.data;
  if (variant === undefined) throw fault(entry, `<${tag}> stands on a page of no variant`);
  return variant;
}

/** A fault of a lesson, told with its file. */
export function fault(entry: Entered, problem: string): Error {
  return new Error(`${entry.filePath ?? entry.id}: ${problem}.`);
}

/** The rule of an id that an author wrote, as the lesson's variant answers it. */
export function ruleIn(entry: Entered, id: string, tag: string): CitedRule {
  const book = bookFor(variantOf(entry, tag));
  if (!Object.hasOwn(CATALOGUE, id)) throw fault(entry, `there is no rule "${id}"`);
  const rule = id as AnyRuleId;
  const { basis } = book.entries[rule];
  const cites = [...basis.cites, ...(basis.status === 'as-parent' ? basis.parent.cites : [])];
  const found = cites.map((cite) => findPlace(SOURCES, cite));
  return {
    name: CATALOGUE[rule].name,
    sentence: sentenceOf(book, rule),
    short: shortOf(book, rule),
    basis,
    places: found.map(({ source, place }) => `${place.title}, in ${source.title}`),
    mark: marked(found.map(({ place }) => place.label)),
  };
}

/** "§ 12" and "§ 13" as "§ 12, 13". */
function marked(labels: readonly string[]): string {
  const rest = labels.slice(1).map((label) => label.replace(/^§ /, ''));
  return [...labels.slice(0, 1), ...rest].join(', ');
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

const taken = new WeakMap<Request, Map<string, number>>();

/** An id for an element that no other element of the page has. */
export function idOnPage(page: Request, wanted: string): string {
  const counts = taken.get(page) ?? new Map<string, number>();
  const count = (counts.get(wanted) ?? 0) + 1;
  taken.set(page, counts.set(wanted, count));
  return count === 1 ? wanted : `${wanted}-${count}`;
}
