import type { Cite } from '#src/rulebook/basis.ts';
import type { Source } from '#src/rulebook/source.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import type { Book, Entry } from '#src/rulebook/variant.ts';
import { BOOKS, sourceOf } from '../books.ts';

/** A rule of one book, to be linked. */
export interface BookRule {
  readonly book: Book;
  readonly rule: AnyRuleId;
}

/** What the rule books take from a text, and what they do not find in it. */
export interface SourceUse {
  /** The games that it describes. The first is described whole, the others by what differs. */
  readonly books: readonly [Book, ...Book[]];
  /** Answers of the first book that the text leaves open. */
  readonly silent: readonly BookRule[];
  readonly ruled: readonly BookRule[];
  /** The rules that rest on a place, each once. */
  readonly restOn: (at: string) => readonly BookRule[];
}

/** Reads all that the rule books say of a text. */
export function useOf(source: Source): SourceUse {
  const [first, ...more] = BOOKS.filter((book) => sourceOf(book) === source);
  if (first === undefined) throw new Error(`No rule book is taken from "${source.id}".`);
  const books = [first, ...more] as const;
  return {
    books,
    silent: entriesOf(first, ({ basis }) => basis.status === 'silent'),
    ruled: entriesOf(first, ({ basis }) => basis.status === 'ruled'),
    restOn: (at) => restOn(books, { source: source.id, at }),
  };
}

function entriesOf(book: Book, fits: (entry: Entry) => boolean): readonly BookRule[] {
  return Object.values<Entry>(book.entries)
    .filter(fits)
    .map(({ rule }) => ({ book, rule }));
}

/** A rule that several books take from the same place is named once, for the first of them. */
function restOn(books: readonly Book[], { source, at }: Cite): readonly BookRule[] {
  const all = books.flatMap((book) =>
    entriesOf(
      book,
      ({ basis }) =>
        basis.status !== 'as-parent' &&
        basis.cites.some((cite) => cite.source === source && cite.at === at),
    ),
  );
  return all.filter(({ rule }, index) => all.findIndex((each) => each.rule === rule) === index);
}
