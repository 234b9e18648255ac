/** Where two variants differ on a judged rule: a move on which they part, if one is known. */
import type { AnyRuleId } from '#src/rulebook/told.ts';
import type { MoveCase } from './move-case.ts';
import { type Parting, partingOf, type VariantVerdict } from './verdicts.ts';

/** A case with what each variant says of it. */
export interface JudgedCase {
  readonly given: MoveCase;
  readonly verdicts: readonly VariantVerdict[];
}

/** A case on which two variants part. */
export interface Dispute {
  readonly given: MoveCase;
  readonly parting: Exclude<Parting, 'none'>;
  readonly a: VariantVerdict;
  readonly b: VariantVerdict;
}

/** From the plainest to the finest difference. */
export const BY_PLAINNESS: readonly Parting[] = ['legality', 'consequence', 'reason'];

/**
 * The plainest case about a rule on which two variants part: if there is one, a move that is refused for this very
 * rule, and for little else. Undefined where they agree on all.
 */
export function disputeOn(
  rule: AnyRuleId,
  [a, b]: readonly [string, string],
  cases: readonly JudgedCase[],
): Dispute | undefined {
  const apart = cases
    .filter(({ given }) => given.about === rule)
    .flatMap(({ given, verdicts }) => {
      const [one, other] = [verdictOf(a, verdicts), verdictOf(b, verdicts)];
      const parting = partingOf(one.verdict, other.verdict);
      return parting === 'none' ? [] : [{ given, parting, a: one, b: other }];
    });
  const faultsOf = ({ a: one, b: other }: Dispute) => [
    ...one.verdict.faults,
    ...other.verdict.faults,
  ];
  const silence = (dispute: Dispute) =>
    faultsOf(dispute).some((fault) => fault.rule === rule) ? 0 : 1;
  return apart.toSorted(
    (one, other) =>
      BY_PLAINNESS.indexOf(one.parting) - BY_PLAINNESS.indexOf(other.parting) ||
      silence(one) - silence(other) ||
      faultsOf(one).length - faultsOf(other).length,
  )[0];
}

/** What a variant says. Throws where it was not asked. */
function verdictOf(variant: string, verdicts: readonly VariantVerdict[]): VariantVerdict {
  const found = verdicts.find((each) => each.variant === variant);
  if (found === undefined) throw new Error(`"${variant}" has not judged this move.`);
  return found;
}
