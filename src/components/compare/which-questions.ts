import { type Asked, WHICH } from '#content/which.ts';
import { numberIn } from '#src/compare/picture.ts';
import type { WhichQuestion } from '#src/compare/which.ts';
import { agree } from '#src/rulebook/agree.ts';
import { CATALOGUE, sentenceOf, shortOf } from '#src/rulebook/catalogue.ts';
import type { Book } from '#src/rulebook/variant.ts';
import { asSentence } from '#src/rulebook/wording.ts';

/** An answer that some books give. */
interface Option {
  readonly words: string;
  /** The same as the rule's sentence. */
  readonly sentence: string;
  readonly value: unknown;
  readonly books: readonly Book[];
}

/** A question with all the answers that the rule books give to it. */
export interface BookQuestion extends Asked {
  readonly name: string;
  readonly question: string;
  readonly options: readonly Option[];
}

/** What to ask, as these books answer it, in the order in which it is listed. */
export function questionsFrom(books: readonly Book[]): readonly BookQuestion[] {
  return WHICH.map((asked) => {
    const { name, question } = CATALOGUE[asked.rule];
    const options: Option[] = [];
    for (const book of books) {
      const { value } = book.entries[asked.rule];
      const at = options.findIndex((option) => agree(option.value, value));
      const option = options[at];
      if (option === undefined)
        options.push({
          words: shortOf(book, asked.rule),
          sentence: asSentence(sentenceOf(book, asked.rule)),
          value,
          books: [book],
        });
      else options[at] = { ...option, books: [...option.books, book] };
    }
    const inOrder = options.toSorted((a, b) => numberIn(a.value) - numberIn(b.value));
    return { ...asked, name, question, options: inOrder };
  });
}

/** The same as plain numbers and words, for the page's script. */
export function asData(
  questions: readonly BookQuestion[],
  books: readonly Book[],
): readonly WhichQuestion[] {
  return questions.map(({ rule, name, options }) => ({
    rule,
    name,
    options: options.map(({ words }) => words),
    answers: books.map((book) => options.findIndex((option) => option.books.includes(book))),
  }));
}
