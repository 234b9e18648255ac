/** Where the states of a script's steps stand among each other. */

/** The step that a state belongs to, from 0. */
export interface At {
  readonly at: number;
}

/** Where a step's state is found, and whether another comes after it. */
export interface Place extends At {
  readonly id: string;
  readonly before: string | null;
  readonly next: string;
}

/** The place of a step of a script that has so many. */
export function placeAt(at: number, steps: number): Place {
  const idOf = (step: number) => `step-${step + 1}`;
  return {
    at,
    id: idOf(at),
    before: at === 0 ? null : `#${idOf(at - 1)}`,
    next: at + 1 === steps ? '#done' : `#${idOf(at + 1)}`,
  };
}
