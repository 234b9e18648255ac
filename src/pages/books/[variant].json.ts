import type { APIRoute } from 'astro';
import { BOOKS, bookOf } from '#src/components/books.ts';
import { pageBook } from '#src/components/page-books.ts';

export function getStaticPaths() {
  return BOOKS.map(({ id }) => ({ params: { variant: id } }));
}

/** A variant's rules in words with the places they cite, for a page whose table changes its variant. */
export const GET: APIRoute = ({ params }) =>
  Response.json(pageBook(bookOf(params['variant'] ?? '').id));
