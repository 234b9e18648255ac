/** What an example is: one move in one position, on which the variants part. */
import type { VariantId } from '#content/rules/index.ts';
import type { Position } from '#src/engine/position.ts';
import type { RuleId } from '#src/engine/rules.ts';

/** Plain data, from the chair of seat 1. */
export interface Example {
  /** Stable for good: links and the golden file name it. */
  readonly id: string;
  /** What a player would ask, in one sentence. */
  readonly title: string;
  /** The rule on which the variants part here. */
  readonly about: RuleId;
  /** The variant whose table it is, before it is judged under all; left out, the first that can hold it. */
  readonly under?: VariantId;
  readonly position: Position;
  /** In the words of the notation of moves. */
  readonly move: string;
}
