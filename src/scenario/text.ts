/** Texts of a script: what stands in braces is a rule, and is said in the words of the variant's book. */
import type { SpokenRule } from '#src/explain/explanation.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import type { Text } from './script.ts';

/** `{rule:opening.minimum}`: the answer in a few words. `{sentence:opening.minimum}`: the rule's sentence. */
const RULE = /\{(rule|sentence):([\w.-]+)\}/g;

/** The text with each rule it names said; a rule that the book lacks is left as it is written. */
export function fill(text: Text, book: SpokenBook): string {
  return text.replaceAll(RULE, (written: string, form: string, id: string) => {
    const rule = ruleIn(book, id);
    if (rule === undefined) return written;
    return form === 'rule' ? rule.short : rule.sentence;
  });
}

/** The rule of an id that an author wrote. */
export function ruleIn(book: SpokenBook, id: string): SpokenRule | undefined {
  return Object.hasOwn(book, id) ? book[id as keyof SpokenBook] : undefined;
}

/** What a text has in braces that the book cannot say. */
export function unknownIn(text: Text, book: SpokenBook): readonly string[] {
  return fill(text, book).match(/\{[^}]*\}?/g) ?? [];
}
