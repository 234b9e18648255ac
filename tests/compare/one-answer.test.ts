/** One answer changed in a copy of the rule book shows everywhere: table, pair, verdicts, questions. */
import { expect, test } from 'vitest';
import { EXAMPLES } from '#content/examples.ts';
import { readCase } from '#src/compare/move-case.ts';
import { rowsOf } from '#src/compare/rows.ts';
import { judgeUnderAll } from '#src/compare/verdicts.ts';
import { asData, questionsFrom } from '#src/components/compare/which-questions.ts';
import { speak } from '#src/explain/spoken.ts';
import { compareBooks } from '#src/rulebook/compare.ts';
import type { Book } from '#src/rulebook/variant.ts';
import { BOOKS, booksWith } from './changed-books.ts';

const RULE = 'out.canastas';
/** The two that agree on the rule, until the first asks for two canastas. */
const [A, B] = ['classic-four', 'party-partners'] as const;
const CHANGED = booksWith(A, RULE, { kind: 'any', count: 2 });

const bookIn = (books: readonly Book[], id: string) => books.find((book) => book.id === id) as Book;

/** What each part of the comparison says of the rule. */
function said(books: readonly Book[]) {
  const row = rowsOf(books)
    .flatMap(({ rows }) => rows)
    .find(({ rule }) => rule === RULE);
  const variants = books.map((book) => ({ id: book.id, spoken: speak(book) }));
  const example = EXAMPLES.find(({ id }) => id === 'last-card-one-canasta');
  const read = example && readCase(example, variants);
  const verdicts = read ? judgeUnderAll(read.table, read.move, variants) : [];
  const question = asData(questionsFrom(books), books).find(({ rule }) => rule === RULE);
  const at = books.findIndex(({ id }) => id === A);
  return {
    cell: row?.cells[at]?.short,
    sentence: row?.sources[row.cells[at]?.source ?? -1]?.sentence,
    pair: compareBooks(bookIn(books, A), bookIn(books, B)).differences.some(
      ({ rule }) => rule === RULE,
    ),
    verdict: verdicts[at]?.explanation.reasons.map(({ met, rule }) => `${met} ${rule.short}`)[0],
    option: question?.options[question.answers[at] ?? -1],
  };
}

test('before', () => {
  expect(said(BOOKS)).toEqual({
    cell: '1 canasta',
    sentence: expect.stringContaining('one canasta'),
    pair: false,
    verdict: 'true 1 canasta',
    option: '1 canasta',
  });
});

test('after', () => {
  expect(said(CHANGED)).toEqual({
    cell: '2 canastas',
    sentence: expect.stringContaining('two canastas'),
    pair: true,
    verdict: 'false 2 canastas',
    option: '2 canastas',
  });
});
