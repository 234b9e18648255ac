/** A variant's rules as a page carries them: plain data, with the words already made. */
import type { RuleId, Rules } from '#src/engine/rules.ts';
import type { SpokenRule } from './explanation.ts';

/** Every rule that the engine reads, with its words for one variant. */
export type SpokenBook = { readonly [Id in RuleId]: SpokenRule };

/** The engine's rules, rebuilt from the book that a page carries. */
export function rulesIn(book: SpokenBook): Rules {
  const values = Object.values(book).map(({ id, value }) => [id, value]);
  return Object.fromEntries(values) as Rules;
}
