/** The rule books, and a copy in which one answer of one variant is another. */
import { VARIANTS } from '#content/rules/index.ts';
import type { Answers, AnyRuleId } from '#src/rulebook/told.ts';
import { type Book, openBook } from '#src/rulebook/variant.ts';

export const BOOKS: readonly Book[] = VARIANTS.map((variant) => openBook(variant));

export function bookFor(id: string): Book {
  const book = BOOKS.find((each) => each.id === id);
  if (book === undefined) throw new Error(`no variant ${id}`);
  return book;
}

/** The books with one answer changed; how it is known stays. */
export function booksWith<Id extends AnyRuleId>(
  variant: string,
  rule: Id,
  value: Answers[Id],
): readonly Book[] {
  return BOOKS.map((book) =>
    book.id === variant
      ? { ...book, entries: { ...book.entries, [rule]: { ...book.entries[rule], value } } }
      : book,
  );
}
