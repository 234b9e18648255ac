/** An answer with its words, under one variant. */
import { answerTo } from '#src/argument/answer.ts';
import type { Answer } from '#src/argument/attempt.ts';
import { inOrder, sayAnswer } from '#src/argument/say.ts';
import type { Question } from '#src/argument/setup.ts';
import type { Table } from '#src/engine/table.ts';
import { explain } from '#src/explain/explain.ts';
import type { Explanation } from '#src/explain/explanation.ts';
import { speechAt } from '#src/explain/speech.ts';
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';

export interface WorkedOut {
  readonly answer: Answer;
  readonly explanation: Explanation;
  /** To be read aloud. */
  readonly sentence: string;
}

export function workOut(question: Question, table: Table, spoken: SpokenBook): WorkedOut {
  const answer = answerTo(question, table, rulesIn(spoken));
  const verdict = explain(answer.verdict, speechAt(answer.table, spoken));
  const explanation = inOrder(question, verdict);
  return { answer, explanation, sentence: sayAnswer(question, answer, explanation) };
}
