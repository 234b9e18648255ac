/**
 * One question of the catalogue: what is asked, how much a player loses who does not know the answer,
 * and the words for every answer that a variant can give.
 */
import type { Answers, AnyRuleId } from './told.ts';
import type { Say } from './wording.ts';

/** judged: a check reads it. computed: deal, play or score reads it. told: no program can enforce it. */
type Kind = 'judged' | 'computed' | 'told';

export interface Question<Id extends AnyRuleId> {
  /** A label for tables and checklists, with a capital and without a period. */
  readonly name: string;
  readonly question: string;
  readonly kind: Kind;
  /** From 1, a nicety, to 5, what costs most at the table. */
  readonly stakes: 1 | 2 | 3 | 4 | 5;
  /** The rule's sentence: an answer of at most 20 words, no capital, no period. */
  readonly say: Say<Answers[Id]>;
  /** The answer in a few words or a number. */
  readonly short: Say<Answers[Id]>;
}

/** All questions of one topic: a topic's file that forgets one does not compile. */
export type Questions<Topic extends string> = {
  readonly [Id in AnyRuleId as Id extends `${Topic}.${string}` ? Id : never]: Question<Id>;
};
