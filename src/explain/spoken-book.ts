/** A variant's rules as a page carries them: plain data, with the words already made. */
import type { RuleId, Rules } from '#src/engine/rules.ts';
import type { SpokenRule } from './explanation.ts';

/** Every rule that the engine reads, with its words for one variant. */
export type SpokenBook = { readonly [Id in RuleId]: SpokenRule };

const OPENED = new WeakMap<SpokenBook, Rules>();

/** The engine's rules, rebuilt once from the book that a page carries. */
export function rulesIn(book: SpokenBook): Rules {
  const opened = OPENED.get(book);
  if (opened !== undefined) return opened;
  const values = Object.values(book).map(({ id, value }) => [id, value]);
  const rules: Rules = Object.fromEntries(values);
  OPENED.set(book, rules);
  return rules;
}
