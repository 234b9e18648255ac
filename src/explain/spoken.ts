/**
 * Makes the spoken book of a variant. It reads the whole catalogue, so it runs where pages are built and
 * on the command line; a page gets its result.
 */
import type { RuleId } from '#src/engine/rules.ts';
import type { Basis } from '#src/rulebook/basis.ts';
import { CATALOGUE, sayRule, shortRule } from '#src/rulebook/catalogue.ts';
import { type Book, rulesOf } from '#src/rulebook/variant.ts';
import type { ShownSource, SpokenRule } from './explanation.ts';
import type { SpokenBook } from './spoken-book.ts';

/** The book's rules in words. */
export function speak(book: Book): SpokenBook {
  const ids = Object.keys(rulesOf(book)) as RuleId[];
  return Object.fromEntries(ids.map((id) => [id, speakRule(book, id)])) as unknown as SpokenBook;
}

/** One rule of the book in words. */
function speakRule(book: Book, id: RuleId): SpokenRule {
  const { value, basis } = book.entries[id];
  return {
    id,
    value,
    name: CATALOGUE[id].name,
    sentence: sayRule(id, value, book.company),
    short: shortRule(id, value, book.company),
    source: sourceOf(basis),
  };
}

function sourceOf(basis: Basis): ShownSource {
  const { status, cites, why } = basis;
  if (basis.status !== 'as-parent') return { status, cites, why };
  const { parent } = basis;
  return { status, cites, why, parent: { status: parent.status, cites: parent.cites } };
}
