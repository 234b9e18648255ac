/** A round under way, which a tab keeps until it is closed: a page that is loaded again goes on with it. */
import { readRound, writeRound } from '#src/practice/kept-round.ts';
import type { QuestionLink } from '#src/practice/question-link.ts';
import type { Answered } from '#src/practice/round.ts';
import { ROUND } from '#src/progress/keys.ts';

export { LOST_QUESTION } from '../lost-question.ts';
export { Resumed } from './resumed.tsx';
export { readRound };

/** Keeps a round in place of the one before; one without answers is forgotten. */
export function keepRound(answered: readonly Answered[], now: QuestionLink): void {
  if (answered.length === 0) forgetRound();
  else tryToKeep(writeRound({ answered, now }));
}

function tryToKeep(text: string): void {
  try {
    sessionStorage.setItem(ROUND + location.pathname, text);
  } catch {
    // Where a tab keeps nothing, a page that is loaded again begins anew.
  }
}

export function forgetRound(): void {
  try {
    sessionStorage.removeItem(ROUND + location.pathname);
  } catch {
    // There is nothing to forget.
  }
}
