/** A verdict in words: what the verdict sheet, the transcript and the command line show. */
import type { Card } from '#src/engine/card.ts';
import type { RuleId } from '#src/engine/rules.ts';
import type { Code, Penalty } from '#src/engine/verdict.ts';

/** Where an answer comes from, as shown to a reader. */
export interface ShownSource {
  readonly status: 'stated' | 'as-parent' | 'follows' | 'silent' | 'ruled';
  readonly cites: readonly { readonly source: string; readonly at: string }[];
  /** Why we read it so, or what we adopted: null where the source says it plainly. */
  readonly why: string | null;
  /** Of an answer taken over from a parent: how the parent knows it, for it may be a ruling or a default. */
  readonly parent?: Pick<ShownSource, 'status' | 'cites'>;
}

/** A rule as a page knows it: the answer, and how to say it. */
export interface SpokenRule {
  readonly id: RuleId;
  readonly value: unknown;
  /** A short label for a checklist. */
  readonly name: string;
  /** The rule's sentence for this variant. */
  readonly sentence: string;
  /** The answer in a few words, for use inside a sentence. */
  readonly short: string;
  readonly source: ShownSource;
}

/** One condition of a move, met or not, in words; or one line of a sum, right or not. */
export interface Reason {
  /** What was found; of a line, the rule it counts. */
  readonly code: Code | RuleId;
  readonly met: boolean;
  readonly rule: SpokenRule;
  /** One sentence with this position's cards and numbers. */
  readonly text: string;
  /** The cards the sentence turns on, to be shown or marked on the table. */
  readonly cards: readonly Card[];
}

export interface Explanation {
  readonly legal: boolean;
  /** Broken conditions first, in the order a learner should hear them; then those that are met. */
  readonly reasons: readonly Reason[];
  /** What it would cost at a real table, with its sentence. */
  readonly penalty: (Penalty & { readonly text: string }) | null;
  /** How the deal ends by this move, in words. */
  readonly ended: string | null;
}
