/** A position with one move in it, as data: the table it stands on, and the move as the judge takes it. */
import type { Move } from '#src/engine/move.ts';
import { parseMove } from '#src/engine/move-notation.ts';
import { type Position, readPosition } from '#src/engine/position.ts';
import type { Result } from '#src/engine/result.ts';
import type { RuleId } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';

/** One move in one position, from the chair of seat 1. */
export interface MoveCase {
  readonly id: string;
  /** What a player would ask, in one sentence. */
  readonly title: string;
  /** The rule on which variants part here. */
  readonly about: RuleId;
  /** The variant whose table it is; left out, the first that can hold it. */
  readonly under?: string;
  readonly position: Position;
  /** In the words of the notation of moves. */
  readonly move: string;
}

/** A variant with its rules in words. */
export interface SpokenVariant {
  readonly id: string;
  readonly spoken: SpokenBook;
}

/** A case that was read. */
export interface ReadCase {
  readonly table: Table;
  readonly move: Move;
  /** The variant at whose table it stands. */
  readonly home: SpokenVariant;
}

/** Reads a case at its home table. Throws where no variant can hold it or the move is none: broken data. */
export function readCase(given: MoveCase, variants: readonly SpokenVariant[]): ReadCase {
  const { under, position } = given;
  const homes = variants.filter(({ id }) => under === undefined || id === under);
  const [found] = homes.flatMap((home) => {
    const table = readPosition(position, rulesIn(home.spoken));
    return table.ok ? [{ home, table: table.value }] : [];
  });
  if (found === undefined) throw new Error(`No variant can hold the position of "${given.id}".`);
  return { ...found, move: need(parseMove(given.move)) };
}

function need<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problems.join(' '));
}
