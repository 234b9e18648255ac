/** What the text of a lesson holds, as far as lists of lessons tell it. */

/** Words that an adult reads in a minute where each of them matters. */
const READ_IN_A_MINUTE = 160;

/** What a rule's sentence adds to the words around it. */
const WORDS_OF_A_RULE = 12;

/** What it takes to look at a table, to try, and to read what the rules say of it. */
const MINUTES_AT_A_TABLE = 1.5;

/** The ids of the scenarios placed in a lesson, in order. */
export function practicesIn(body: string): readonly string[] {
  return [...body.matchAll(/<Practice\s[^>]*?id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** How long it takes to read a lesson and to play its tables. */
export function minutesFor(body: string): number {
  const rules = body.match(/<Rule\s/g)?.length ?? 0;
  const text = body.replaceAll(/^import .*$/gm, '').replaceAll(/<[^>]+>/g, ' ');
  const words = text.match(/[\p{L}\d]+/gu)?.length ?? 0;
  const reading = (words + rules * WORDS_OF_A_RULE) / READ_IN_A_MINUTE;
  return reading + practicesIn(body).length * MINUTES_AT_A_TABLE;
}

/** A length of time as one tells it: "5 minutes", "1½ hours". */
export function sayLength(minutes: number): string {
  if (minutes < 75) return `${Math.max(5, Math.round(minutes / 5) * 5)} minutes`;
  const halves = Math.round(minutes / 30);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} hours`;
}

/** So many things, in figures: "1 table", "3 tables". */
export function sayCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
