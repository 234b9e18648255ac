/** How other variants answer a rule: which of them agree, and what the rest say. */

import { agree } from './agree.ts';
import { sentenceOf } from './catalogue.ts';
import type { AnyRuleId } from './told.ts';
import type { Book } from './variant.ts';

/** Books that answer a rule in the same words, other than those of the book that asks. */
export interface OtherAnswer {
  readonly sentence: string;
  readonly books: readonly Book[];
}

export interface OtherAnswers {
  /** Books whose answer is the same, however each says it for its company. */
  readonly alike: readonly Book[];
  readonly different: readonly OtherAnswer[];
}

/** What the books beside this one answer to a rule, in their order. */
export function otherAnswers(book: Book, books: readonly Book[], rule: AnyRuleId): OtherAnswers {
  const others = books.filter(({ id }) => id !== book.id);
  const isAlike = ({ entries }: Book) => agree(entries[rule].value, book.entries[rule].value);
  const different = Map.groupBy(
    others.filter((other) => !isAlike(other)),
    (other) => sentenceOf(other, rule),
  );
  return {
    alike: others.filter(isAlike),
    different: [...different].map(([sentence, those]) => ({ sentence, books: those })),
  };
}
