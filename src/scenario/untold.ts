import type { StagedStep } from './stage.ts';

/** What the table of a script keeps to itself, since the learner is asked for it. */
export type Untold = 'minimum' | 'nothing';

/** A script that asks what a first meld must be worth does not tell it beside the question (`opening.minimum`, `opening.minus`). */
export function untoldIn(steps: readonly StagedStep[]): Untold {
  const asks = steps.some(
    (step) =>
      step.do === 'count' &&
      step.lines.some(({ rule }) => rule === 'opening.minimum' || rule === 'opening.minus'),
  );
  return asks ? 'minimum' : 'nothing';
}
