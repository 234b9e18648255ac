/** What a condition of a move is in words: one sentence where it is broken, one where it is met. */
import type { Code, Finding } from '#src/engine/verdict.ts';
import type { Speech } from './speech.ts';

/** A sentence about one condition, with the marks that `fill` replaces. */
export type Say<C extends Code> = (finding: Finding<C>, speech: Speech) => string;

export interface Sentence<C extends Code> {
  readonly fault: Say<C>;
  readonly ground: Say<C>;
}

/** The sentences of one topic: a file that forgets a code does not compile. */
export type Sentences<Topic extends string> = {
  readonly [C in Code as C extends `${Topic}.${string}` ? C : never]: Sentence<C>;
};
