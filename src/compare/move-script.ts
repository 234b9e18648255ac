/** A judged move as a script for the card table: is it allowed, and then the turn to be played. */
import type { Move } from '#src/engine/move.ts';
import type { Table } from '#src/engine/table.ts';
import { sayMove } from '#src/explain/moves.ts';
import type { Staged, StagedStep } from '#src/scenario/stage.ts';

interface Told {
  readonly id: string;
  readonly title: string;
  /** The table as it is under the variant that it is played by. */
  readonly table: Table;
  readonly move: Move;
  /** A way to end the turn, if one is known. */
  readonly turn: readonly Move[] | null;
}

const ENDED = { is: 'turn-ended' } as const;

/** The script: first the move is judged by the learner, then the turn is played, with that move or another. */
export function moveScript({ id, title, table, move, turn }: Told): Staged {
  const judged: StagedStep = {
    do: 'judge',
    text: `${sayMove(move)}: is it allowed?`,
    seat: 0,
    move,
  };
  const played: StagedStep = {
    do: 'ask',
    text: 'Now make your move, this one or another, and play your turn to its end.',
    goal: ENDED,
    onTheWay: { is: 'not', goal: ENDED },
    solution: turn ?? [],
    wrong: [],
    hints: ['Try the move that you judged.', 'Your turn is over when the next player is on turn.'],
    aside: null,
    right: null,
  };
  return { id, title, start: table, steps: turn === null ? [judged] : [judged, played] };
}
