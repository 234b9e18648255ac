/**
 * The spoken book of a variant as a page holds it: one JSON element that all its tables read. Where the
 * page is built there is no such element yet, and the book is handed over before a table is drawn.
 */
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import type { Places } from './reason-list.tsx';

export interface PageBook {
  readonly spoken: SpokenBook;
  readonly places: Places;
}

const books = new Map<string, PageBook>();

/** The id of the element that holds a variant's book. */
export function bookElement(variant: string): string {
  return `book-${variant}`;
}

export function handOver(variant: string, book: PageBook): void {
  books.set(variant, book);
}

/** The book, read once. */
export function bookOf(variant: string): PageBook {
  const known = books.get(variant);
  if (known !== undefined) return known;
  const text = document.getElementById(bookElement(variant))?.textContent;
  if (text == null) throw new Error(`This page holds no book of "${variant}".`);
  const book = JSON.parse(text) as PageBook;
  books.set(variant, book);
  return book;
}
