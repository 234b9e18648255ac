/** A first meld to be laid: to one who has laid it, the cheapest is told. */
import type { Rules } from '#src/engine/rules.ts';
import { withCheapest } from '#src/scenario/cheapest.ts';
import type { Question } from './question.ts';

export function tellCheapest(question: Question, rules: Rules): Question {
  const { staged } = question;
  const steps = staged.steps.map((step) => withCheapest(step, staged.start, rules));
  return { ...question, staged: { ...staged, steps } };
}
