/** A question to practice on: a table and steps that were never typed by anyone, and what it turns on. */
import type { CountOf } from '#src/scenario/script.ts';
import type { Staged } from '#src/scenario/stage.ts';
import type { Point } from './reason.ts';
import type { Ask, Legality } from './recipe.ts';
import type { SituationId } from './situation.ts';

export interface Question {
  /** The same for the same variant, situation, seed and reason. */
  readonly id: string;
  readonly situation: SituationId;
  /** All that decides it, at least one. */
  readonly reasons: readonly [Point, ...Point[]];
  readonly kind: Ask;
  /** Whether the move asked about is allowed; 'neither', where more than one move is asked about. */
  readonly legal: Legality;
  /** What a table plays. */
  readonly staged: Staged;
  /** What is counted; null, where nothing is. */
  readonly of: CountOf | null;
}
