/** Books of other variants than the one a page holds, fetched when they are asked for. */
import { bookOf, handOver, type PageBook } from './page-book.ts';

/** A book that is to be had, or why it is not here. */
export type Brought = 'here' | 'not-found';

/** Brings a variant's book to the page, once. */
export async function bringBook(variant: string, href: string): Promise<Brought> {
  if (isHere(variant)) return 'here';
  try {
    const answer = await fetch(href);
    if (!answer.ok) return 'not-found';
    const book: PageBook = await answer.json();
    handOver(variant, book);
    return 'here';
  } catch {
    return 'not-found';
  }
}

function isHere(variant: string): boolean {
  try {
    bookOf(variant);
    return true;
  } catch {
    return false;
  }
}
