/** What a trial is written with and to, and what a verdict says of the reasons that were meant. */
import type { Chance } from '#src/engine/chance.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import type { Ended, Table } from '#src/engine/table.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import type { Counting } from '#src/scenario/counting.ts';
import type { CountOf } from '#src/scenario/script.ts';
import type { StagedStep } from '#src/scenario/stage.ts';
import type { ReasonId } from './reason.ts';
import type { Ask, Recipe, TrialOf } from './recipe.ts';

/** What a trial is written with. */
export interface Writing {
  readonly table: Table;
  readonly rules: Rules;
  readonly spoken: SpokenBook;
  readonly chance: Chance;
  readonly recipe: Recipe;
  /** The rules of the situation, to offer beside those that decide. */
  readonly offered: readonly RuleId[];
}

/** A trial ready for a table. */
export interface Written {
  readonly steps: readonly StagedStep[];
  /** What is counted, where something is. */
  readonly of?: CountOf;
  /** How the deal has ended, where it has. */
  readonly ended?: Ended;
}

/** A writer for each way of asking: null, if the position does not come to what was meant. */
export type Writers = {
  readonly [K in Ask]: (trial: TrialOf<K>, writing: Writing) => Written | null;
};

/** The rules by which something is counted, as reasons. */
export const countsOf = ({ lines }: Counting) => lines.map(({ rule }): ReasonId => `count:${rule}`);

/** Whether two lists hold the same reasons. */
export function same(some: readonly ReasonId[], others: readonly ReasonId[]): boolean {
  return within(some, others) && within(others, some);
}

/** Whether all of some reasons are among others. */
export function within(some: readonly ReasonId[], others: readonly ReasonId[]): boolean {
  return some.every((each) => others.includes(each));
}
