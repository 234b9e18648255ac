/** What a page shows of a scenario at one moment. Made from the machine's state; the widgets are told only this. */
import type { Move } from '#src/engine/move.ts';
import type { Table } from '#src/engine/table.ts';
import type { Explanation } from '#src/explain/explanation.ts';
import type { Counting } from './counting.ts';
import type { StepKind } from './script.ts';
import type { Untold } from './untold.ts';

/** Where the learner is within a step. */
export type Mood =
  /** Words, or another player's move: read and press Next. */
  | 'reading'
  /** The learner is to move, to judge or to choose. */
  | 'asking'
  /** The last move was legal and is on the way to the goal. */
  | 'on-the-way'
  /** Refused, or counted wrongly: the table has not changed. */
  | 'refused'
  /** Legal, but not the point here. It can be undone or gone on from. */
  | 'aside'
  /** The goal is reached, or the question answered, rightly or not; read and press Next. */
  | 'answered'
  /** The last step is behind. */
  | 'done';

/** One offered answer of a `judge`, `choose` or `why` step. */
export interface Option {
  readonly label: string;
  readonly move: Move | null;
  readonly chosen: boolean;
  /** Whether it was to be chosen. Known once the step is answered, as is the verdict. */
  readonly truth: 'yes' | 'no' | null;
  /** What is said of the move; of a rule, what it found in the move. */
  readonly verdict: Explanation | null;
}

/** A sum and the answer given to it: a number for each line, or the place of one. */
export interface Sum extends Counting {
  readonly chosen: readonly number[] | null;
}

export interface ScenarioView {
  readonly id: string;
  readonly title: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  readonly kind: StepKind;
  readonly mood: Mood;
  /** The goal or the words of this step. */
  readonly text: string;
  readonly table: Table;
  readonly untold: Untold;
  /** The learner's move, or the other player's, that `verdict` is about. */
  readonly tried: Move | null;
  readonly verdict: Explanation | null;
  /** Said beside the verdict: of a right answer, of a move that is not the point. */
  readonly remark: string | null;
  /** Whether a question was answered rightly, once it is. */
  readonly answer: 'right' | 'wrong' | null;
  readonly options: readonly Option[];
  /** What a `count` step asks for, and what was answered. */
  readonly count: Sum | null;
  readonly hints: readonly string[];
  readonly hintsLeft: number;
  /** The solution was shown: this step does not count as solved. */
  readonly shown: boolean;
  /** Refusals in this step so far: after several, the rule's page is offered. */
  readonly refusals: number;
  /** The learner may try a move: the step asks for one, and it is the learner's turn. */
  readonly canMove: boolean;
  readonly canUndo: boolean;
  readonly canNext: boolean;
  /** All is done, every way and sum was the learner's own, and every other question was answered rightly at once. */
  readonly solved: boolean;
}

/** What the learner can do to a scenario; the machine's events. */
export type ScenarioEvent =
  | { readonly type: 'move'; readonly move: Move }
  /** The answer to "is this legal?". */
  | { readonly type: 'judge'; readonly legal: boolean }
  /** The answer to "which are legal?" or "which rules decide?": the places of the options. */
  | { readonly type: 'choose'; readonly options: readonly number[] }
  /** The answer to "what is it worth?": a number for each line, or the place of the wrong one. */
  | { readonly type: 'count'; readonly numbers: readonly number[] }
  | { readonly type: 'next' }
  /** Take back the last move of this step, or go back a step. */
  | { readonly type: 'undo' }
  | { readonly type: 'restart' }
  | { readonly type: 'hint' }
  /** Play the solution of this step, or show its numbers. */
  | { readonly type: 'show' };
