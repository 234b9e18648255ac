/** Rule books side by side: for each rule a row, with who answers alike and who knows it in the same way. */

import { agree } from '#src/rulebook/agree.ts';
import type { Basis, OwnBasis } from '#src/rulebook/basis.ts';
import {
  CATALOGUE,
  RULE_IDS,
  sentenceOf,
  shortOf,
  TOPICS,
  topicOf,
} from '#src/rulebook/catalogue.ts';
import type { AnyRuleId } from '#src/rulebook/told.ts';
import type { Book } from '#src/rulebook/variant.ts';

/** What one book answers, in few words. */
export interface Cell {
  readonly book: Book;
  readonly short: string;
  /** Books of one row with the same number answer alike. */
  readonly answer: number;
  /** Which of the row's sources it rests on. */
  readonly source: number;
  readonly known: OwnBasis;
}

/** An answer in its own words with how it is known, shared by the books that say and know it alike. */
export interface RowSource {
  readonly sentence: string;
  readonly known: OwnBasis;
  readonly why: string | null;
  readonly books: readonly Book[];
}

export interface Row {
  readonly rule: AnyRuleId;
  readonly name: string;
  readonly question: string;
  readonly cells: readonly Cell[];
  readonly sources: readonly RowSource[];
}

export interface RowGroup {
  readonly topic: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Every rule of the catalogue as a row, topic by topic. */
export function rowsOf(books: readonly Book[]): readonly RowGroup[] {
  return Object.entries(TOPICS).map(([topic, title]) => ({
    topic,
    title,
    rows: RULE_IDS.filter((rule) => topicOf(rule) === topic).map((rule) => rowOf(rule, books)),
  }));
}

/** How an answer is known in the end: by this text, or by the one that it follows. */
function knownBy(basis: Basis): OwnBasis {
  return basis.status === 'as-parent' ? basis.parent : basis;
}

function rowOf(rule: AnyRuleId, books: readonly Book[]): Row {
  const { name, question } = CATALOGUE[rule];
  const sources = sourcesOf(rule, books);
  const cells = books.map((book): Cell => {
    const { value, basis } = book.entries[rule];
    return {
      book,
      short: shortOf(book, rule),
      answer: books.findIndex(({ entries }) => agree(entries[rule].value, value)),
      source: sources.findIndex((source) => source.books.includes(book)),
      known: knownBy(basis),
    };
  });
  return { rule, name, question, cells, sources };
}

function sourcesOf(rule: AnyRuleId, books: readonly Book[]): readonly RowSource[] {
  const said = books.map((book): RowSource => {
    const { basis } = book.entries[rule];
    return {
      sentence: sentenceOf(book, rule),
      known: knownBy(basis),
      why: basis.why,
      books: [book],
    };
  });
  const alike = Map.groupBy(said, ({ sentence, known, why }) =>
    JSON.stringify([sentence, known.status, known.cites, why]),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, books: [...first.books, ...others.flatMap(({ books: more }) => more)] }],
  );
}
