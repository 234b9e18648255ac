/** The answer to a question at a table: every one of them is the judge's. */
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import type { Answer } from './attempt.ts';
import { canGoOut } from './go-out.ts';
import { canOpen } from './open.ts';
import type { Question } from './setup.ts';
import { canTake } from './take.ts';

const ANSWERS: Readonly<Record<Question, (table: Table, rules: Rules) => Answer>> = {
  take: canTake,
  open: canOpen,
  out: canGoOut,
};

/** What the rules answer for the player on turn; the cards of that hand are known. */
export function answerTo(question: Question, table: Table, rules: Rules): Answer {
  return ANSWERS[question](table, rules);
}
