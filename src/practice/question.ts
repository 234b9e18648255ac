/** A question to practice on: a script that was never typed by anyone, and what it turns on. */
import type { Script } from '#src/scenario/script.ts';
import type { Point } from './reason.ts';
import type { Legality, Trial } from './recipe.ts';
import type { SituationId } from './situation.ts';

export interface Question {
  /** The same for the same variant, situation, seed and reason. */
  readonly id: string;
  readonly situation: SituationId;
  /** All that decides it. */
  readonly reasons: readonly Point[];
  readonly kind: Trial['ask'];
  /** Whether the move asked about is allowed; 'neither', where more than one move is asked about. */
  readonly legal: Legality;
  readonly script: Script;
}
