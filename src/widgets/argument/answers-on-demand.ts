/** The same question, or the same move, under other variants: each answers for the table as it lies there. */
import type { Question } from '#src/argument/setup.ts';
import { judgeUnderAll } from '#src/compare/verdicts.ts';
import { freezerOf } from '#src/engine/freeze.ts';
import type { Move } from '#src/engine/move.ts';
import { recast } from '#src/engine/recast.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import { sideAt, type Table } from '#src/engine/table.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import type { ChipVerdict } from '../compare/verdict-chips.tsx';
import type { VariantName } from '../goal-bar.tsx';
import { bookOf } from '../page-book.ts';
import { workOut } from './worked-out.ts';

export { VerdictChips } from '../compare/verdict-chips.tsx';

/** The answers of variants whose books are here, in their order. */
export function answersUnder(
  question: Question,
  table: Table,
  variants: readonly VariantName[],
): readonly ChipVerdict[] {
  return variants.map((variant) => {
    const { spoken, places } = bookOf(variant.id);
    const rules = rulesIn(spoken);
    const own = recast(table, rules);
    const { explanation } = workOut(question, own, spoken);
    return { variant, explanation, point: spoken[pointOf(question, own, rules)], places };
  });
}

/** One move under all these variants, whose books are here, in their order. */
export function verdictsUnder(
  move: Move,
  table: Table,
  variants: readonly VariantName[],
): readonly ChipVerdict[] {
  const asked = variants.map(({ id }) => ({ id, spoken: bookOf(id).spoken }));
  const explained = judgeUnderAll(table, move, asked).map(({ explanation }) => explanation);
  const reasons = explained.flatMap(({ reasons: all }) => all);
  const point = reasons.find(({ met }) => !met) ?? reasons[0];
  return variants.flatMap((variant, at) => {
    const explanation = explained[at];
    const { spoken, places } = bookOf(variant.id);
    if (explanation === undefined || point === undefined) return [];
    return [{ variant, explanation, point: spoken[point.rule.id], places }];
  });
}

/** The rule that the question turns on at this table. */
function pointOf(question: Question, table: Table, rules: Rules): RuleId {
  if (question === 'open') return 'opening.minimum';
  if (question === 'out') return 'out.canastas';
  if (table.firstTurn && rules['pile.free-first'] !== 'absent') return 'pile.free-first';
  if (sideAt(table, table.turn).melds.length === 0) return 'pile.unopened';
  return freezerOf(table.pile, rules) === null ? 'pile.needs' : 'pile.frozen-needs';
}
