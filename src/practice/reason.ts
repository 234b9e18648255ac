/** Why a question has the answer it has: what is scheduled for repetition, for each rule set by itself. */
import type { RuleId } from '#src/engine/rules.ts';
import type { Code, Verdict } from '#src/engine/verdict.ts';

/**
 * Stable for good: progress is kept under it. A fault that decides that a move is refused, a ground that
 * decides that it is allowed, or a rule by which something is counted.
 */
export type ReasonId = `fault:${Code}` | `ground:${Code}` | `count:${RuleId}`;

/** A reason with the rule it rests on. */
export interface Point {
  readonly id: ReasonId;
  readonly rule: RuleId;
}

/** The same with a short name for a list: "One natural card is too few". */
export interface Reason extends Point {
  readonly name: string;
}

/** The rules of conditions that are not called as their rule is. */
const RULES: { readonly [C in Code]?: RuleId } = {
  'turn.phase': 'turn.parts',
  'stock.left': 'stock.empty',
  'pile.closed': 'pile.unopened',
  'pile.unopened-needs': 'pile.unopened',
  'meld.target': 'meld.add',
  'red-three.unlaid': 'red-three.use',
  'permission.unasked': 'permission.ask',
  'permission.right': 'permission.ask',
  'permission.once': 'permission.when',
  'discard.due': 'discard.count',
  'pony.left': 'pony.when',
  'redeal.minimum': 'redeal.right',
  'redeal.hand': 'redeal.right',
};

/** The reason of an id, with its rule. */
export function pointOf(id: ReasonId): Point {
  const about = aboutOf(id);
  return { id, rule: RULES[about as Code] ?? (about as RuleId) };
}

/** The faults of a verdict, and its grounds, as reasons. */
export const faultsOf = ({ faults }: Verdict) =>
  faults.map(({ code }): ReasonId => `fault:${code}`);
export const groundsOf = ({ grounds }: Verdict) =>
  grounds.map(({ code }): ReasonId => `ground:${code}`);

/** What an id is about: the code of a condition, or a rule. */
export function aboutOf(id: ReasonId): string {
  return id.slice(id.indexOf(':') + 1);
}
