/** The moments that a drill of two variants begins from: for each judged rule on which they differ, some. */
import type { RuleId } from '#src/engine/rules.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { CATALOGUE } from '#src/rulebook/catalogue.ts';
import { compareBooks } from '#src/rulebook/compare.ts';
import type { Book } from '#src/rulebook/variant.ts';
import { BY_PLAINNESS } from './disputes.ts';
import type { MoveCase, ReadCase, SpokenVariant } from './move-case.ts';
import { type PartingMoment, type TwoGames, turnsOn, verdictOn } from './parting-moment.ts';
import { partingOf } from './verdicts.ts';

/** A case as it was written and as it was read. */
export interface GivenCase extends ReadCase {
  readonly given: MoveCase;
}

/** The judged rules on which two books differ, first those that cost most at the table. */
export function judgedDifferences(a: Book, b: Book): readonly RuleId[] {
  return compareBooks(a, b)
    .differences.map(({ rule }) => rule)
    .filter((rule): rule is RuleId => CATALOGUE[rule].kind === 'judged');
}

/**
 * For each of the rules the moments on which two variants part in the plainest way, if some are known: those that
 * turn on the rule itself; where the rule never decides alone, any on which they part.
 */
export function partingMoments(
  rules: readonly RuleId[],
  [a, b]: readonly [SpokenVariant, SpokenVariant],
  cases: readonly GivenCase[],
): readonly PartingMoment[] {
  const games: TwoGames = [rulesIn(a.spoken), rulesIn(b.spoken)];
  return rules.flatMap((rule) => {
    const moments = cases
      .filter(({ given }) => given.about === rule)
      .map(({ table, move }): PartingMoment => ({ rule, table, move }));
    const turning = plainest(
      moments.filter((moment) => turnsOn(moment, games)),
      games,
    );
    return turning.length > 0 ? turning : plainest(moments, games);
  });
}

function plainest(moments: readonly PartingMoment[], games: TwoGames): readonly PartingMoment[] {
  const parted = Map.groupBy(moments, (moment) =>
    partingOf(verdictOn(moment, games[0]), verdictOn(moment, games[1])),
  );
  return (
    BY_PLAINNESS.map((parting) => parted.get(parting) ?? []).find((some) => some.length > 0) ?? []
  );
}
