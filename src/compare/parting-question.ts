/** A question of the drill: what does the one game say of a move, and what the other? */
import { chanceFrom } from '#src/engine/chance.ts';
import type { RuleId } from '#src/engine/rules.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import type { SpokenVariant } from './move-case.ts';
import { anew, type PartingMoment } from './parting-moment.ts';
import { judgeUnderAll, type Parting, partingOf, type VariantVerdict } from './verdicts.ts';

/** Where the two part: on whether a move is legal, on what follows from it, or on why it is refused. */
export type Asked = Exclude<Parting, 'none'>;

export interface PartingQuestion {
  readonly rule: RuleId;
  /** A whole number from 0. With the rule it gives the same question again. */
  readonly seed: number;
  /** Under the variant of the first moment: it holds all that either game may ask about. */
  readonly table: PartingMoment['table'];
  readonly move: PartingMoment['move'];
  readonly verdicts: readonly [VariantVerdict, VariantVerdict];
  readonly asked: Asked;
  /** The answers to choose from, for each of the games the same. */
  readonly options: readonly [string, string];
  /** By game, the place of the right one. */
  readonly right: readonly [number, number];
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
  if (parting === 'none') return undefined;
  const said = [sayOn(parting, one, other), sayOn(parting, other, one)] as const;
  const options = inOrder(parting, said, seed);
  const right = [options.indexOf(said[0]), options.indexOf(said[1])] as const;
  return {
    rule: base.rule,
    seed,
    table,
    move,
    verdicts: [one, other],
    asked: parting,
    options,
    right,
  };
}

/** What a game answers, where the other answers otherwise. */
function sayOn(asked: Asked, { explanation }: VariantVerdict, other: VariantVerdict): string {
  const { legal, reasons, penalty, ended } = explanation;
  switch (asked) {
    case 'legality':
      return legal ? LEGAL : REFUSED;
    case 'consequence':
      return ended ?? penalty?.text ?? (other.explanation.penalty === null ? GOES_ON : FREE);
    case 'reason':
      return reasons.find(({ met }) => !met)?.text ?? '';
  }
}

const GOES_ON = 'The deal goes on.';
const FREE = 'At a table this would cost nothing.';
const LEGAL = 'Legal';
const REFUSED = 'Not legal';

/** The two answers in an order that does not tell whose they are. */
function inOrder(
  asked: Asked,
  [one, other]: readonly [string, string],
  seed: number,
): readonly [string, string] {
  if (asked === 'legality') return [LEGAL, REFUSED];
  return seed % 2 === 0 ? [one, other] : [other, one];
}
