/** What can be practiced: situations at the table, each with the reasons that its questions turn on. */
import type { Rules } from '#src/engine/rules.ts';
import type { ReasonId } from './reason.ts';
import type { Recipe } from './recipe.ts';

export interface Situation {
  /** Its place in an address. Stable for good. */
  readonly id: SituationId;
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly about: string;
  readonly recipes: readonly Recipe[];
}

/** Their places in an address, in the order of the list. Stable for good. */
export const SITUATION_IDS = [
  'open-pile',
  'frozen-pile',
  'opening',
  'black-threes',
  'red-threes',
  'wild-limits',
  'canastas',
  'going-out',
  'asking',
  'stock-end',
  'scoring',
  'new-deal',
  'turned-card',
  'blind',
  'wild-canasta',
  'packet',
  'kept-discard',
] as const;
export type SituationId = (typeof SITUATION_IDS)[number];

/** The recipes that the rules allow. */
export function recipesOf({ recipes }: Situation, rules: Rules): readonly Recipe[] {
  return recipes.filter(({ where }) => where(rules));
}

/** Whether the situation comes up under these rules at all. */
export function isOffered(situation: Situation, rules: Rules): boolean {
  return recipesOf(situation, rules).length > 0;
}

/** The ids of the reasons its questions turn on under these rules, each once. */
export function reasonIdsOf(situation: Situation, rules: Rules): readonly ReasonId[] {
  return [...new Set(recipesOf(situation, rules).flatMap(({ reasons }) => reasons))];
}
