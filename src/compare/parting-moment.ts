/** A moment on which two variants part, and the same moment in ever new cards. */
import { type Chance, chanceFrom } from '#src/engine/chance.ts';
import { contradictions } from '#src/engine/contradiction.ts';
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import { recast } from '#src/engine/recast.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { newNames } from './new-names.ts';
import { newSurroundings } from './new-surroundings.ts';
import { renameMove, renameTable } from './renamed.ts';
import { partingOf } from './verdicts.ts';

/** A table and a move, and the rule for whose sake two variants part on them. */
export interface PartingMoment {
  readonly rule: RuleId;
  /** It may stand under any variant: it is recast for each. */
  readonly table: Table;
  readonly move: Move;
}

/** The rules of the two variants. */
export type TwoGames = readonly [Rules, Rules];

/** So often other surroundings are tried, before the cards alone are renamed. */
const TRIES = 12;

/**
 * The moment in other cards, with other scores, hands and piles around it, drawn from a seed. Each variant says the
 * same of it as of the first, with this position's cards.
 */
export function anew(moment: PartingMoment, games: TwoGames, seed: number): PartingMoment {
  const chance = chanceFrom(seed);
  const renamed = rename(moment, games, chance);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const other = { ...renamed, table: newSurroundings(renamed.table, chance) };
    if (games.every((rules) => saysTheSame(moment, other, rules))) return other;
  }
  return games.every((rules) => saysTheSame(moment, renamed, rules)) ? renamed : moment;
}

function rename(moment: PartingMoment, games: TwoGames, chance: Chance): PartingMoment {
  const names = newNames(games, chance);
  const { table, move } = moment;
  return { ...moment, table: renameTable(table, names), move: renameMove(move, names) };
}

/** Whether the other moment can be, and is judged alike. */
function saysTheSame(one: PartingMoment, other: PartingMoment, rules: Rules): boolean {
  return (
    contradictions(recast(other.table, rules), rules).length === 0 &&
    partingOf(verdictOn(one, rules), verdictOn(other, rules)) === 'none'
  );
}

/** What a variant says of a moment. */
export function verdictOn({ table, move }: PartingMoment, rules: Rules): Verdict {
  return judge(recast(table, rules), move, rules);
}

/**
 * Whether a rule is why two variants part on a moment: with the other's answer to it, one of them would say
 * something else.
 */
export function turnsOn(moment: PartingMoment, [one, other]: TwoGames): boolean {
  const { rule } = moment;
  const swapped = (rules: Rules, from: Rules): Rules => ({ ...rules, [rule]: from[rule] });
  return [
    [one, swapped(one, other)],
    [other, swapped(other, one)],
  ].some(
    ([own, changed]) =>
      own !== undefined &&
      changed !== undefined &&
      partingOf(verdictOn(moment, own), verdictOn(moment, changed)) !== 'none',
  );
}
