/** A question of the drill: is this move legal in the one game, and in the other? */
import { chanceFrom } from '#src/engine/chance.ts';
import type { RuleId } from '#src/engine/rules.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import type { SpokenVariant } from './move-case.ts';
import { anew, type PartingMoment } from './parting-moment.ts';
import { judgeUnderAll, type Parting, partingOf, type VariantVerdict } from './verdicts.ts';

export interface PartingQuestion {
  readonly rule: RuleId;
  /** A whole number from 0. With the rule it gives the same question again. */
  readonly seed: number;
  /** Under the variant of the first moment: it holds all that either game may ask about. */
  readonly table: PartingMoment['table'];
  readonly move: PartingMoment['move'];
  readonly verdicts: readonly [VariantVerdict, VariantVerdict];
  readonly parting: Parting;
}

/** The question of a seed about a rule. Undefined where no moment is about it. */
export function partingQuestion(
  rule: string,
  moments: readonly PartingMoment[],
  [a, b]: readonly [SpokenVariant, SpokenVariant],
  seed: number,
): PartingQuestion | undefined {
  const about = moments.filter((moment) => moment.rule === rule);
  const base = about[chanceFrom(seed).below(Math.max(1, about.length))];
  if (base === undefined) return undefined;
  const { table, move } = anew(base, [rulesIn(a.spoken), rulesIn(b.spoken)], seed);
  const [one, other] = judgeUnderAll(table, move, [a, b]);
  if (one === undefined || other === undefined) return undefined;
  const parting = partingOf(one.verdict, other.verdict);
  return { rule: base.rule, seed, table, move, verdicts: [one, other], parting };
}
