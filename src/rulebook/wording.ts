/**
 * How answers are put into words. A rule's sentence is an answer without capital or period, so that it
 * stands in a table cell, in italics, in a verdict and inside another sentence alike.
 */

/** Whether players play in teams or each alone: "your side" or "you". */
export type Company = 'teams' | 'alone';

/** Words that are the same for all, or differ between teams and players alone. */
export type Words = string | Readonly<Record<Company, string>>;

/** Puts an answer into words. */
export type Say<Answer> = (answer: Answer, company: Company) => string;

/** The words that fit the company. */
function forCompany(words: Words, company: Company): string {
  return typeof words === 'string' ? words : words[company];
}

/** Words for each member of an answer that is one of a few. */
export function oneOf<Answer extends string>(table: Readonly<Record<Answer, Words>>): Say<Answer> {
  return (answer, company) => forCompany(table[answer], company);
}

/** The same words whatever the answer: for a question that has only one answer so far. */
export function always(words: Words): Say<unknown> {
  return (_, company) => forCompany(words, company);
}

/** Words for an answer that may be absent: these where it is, else those that `say` gives. */
export function unlessAbsent<Answer>(absent: Words, say: Say<Answer>): Say<Answer | 'absent'> {
  return (answer, company) =>
    answer === 'absent' ? forCompany(absent, company) : say(answer, company);
}

/** Words for each member of a list, joined; `none` where the list is empty. */
export function listOf<Member extends string>(
  table: Readonly<Record<Member, Words>>,
  join: (parts: readonly string[]) => string,
  none = 'none',
): Say<readonly Member[]> {
  return (answer, company) => {
    const parts = answer.map((member) => forCompany(table[member], company));
    return parts.length === 0 ? none : join(parts);
  };
}

const joined = (word: string) => (parts: readonly string[]) => {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
};

/** "a, b and c". */
export const and = joined('and');
/** "a, b or c". */
export const or = joined('or');
/** "a, b, c". */
export const commas = (parts: readonly string[]): string => parts.join(', ');

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number of things in words, a larger one in figures: "seven", "13". Points are always figures. */
export function inWords(number: number): string {
  return SMALL[number] ?? String(number);
}

/** A number with its noun: "one canasta", "two canastas", "11 cards". */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${inWords(number)} ${number === 1 ? one : many}`;
}

/** A rule's words as a sentence that stands by itself, with capital and period. */
export function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
