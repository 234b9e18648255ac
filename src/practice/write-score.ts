/** Writes "what is this deal worth?". */
import { enoughCanastas } from '#src/engine/canastas.ts';
import type { Chance } from '#src/engine/chance.ts';
import type { Rules } from '#src/engine/rules.ts';
import { type Ended, sideAt, type Table } from '#src/engine/table.ts';
import { countScore, endedBy } from '#src/scenario/count-score.ts';
import type { Counting } from '#src/scenario/counting.ts';
import type { TrialOf } from './recipe.ts';
import { countsOf, type Writing, type Written, within } from './writing.ts';

type Asked = TrialOf<'score'>;

export function writeScore(asked: Asked, writing: Writing): Written | null {
  const { table, rules, spoken, recipe } = writing;
  const { before, of } = asked;
  const ended = endedBy(of.ended, rules);
  const counting = countScore(of, table, spoken, rules);
  if (!counting.ok || !ended.ok || !couldEnd(ended.value, table, rules)) return null;
  if (!within(recipe.reasons, countsOf(counting.value))) return null;
  const planted = plantedIn(asked, counting.value, writing);
  if (planted === null) {
    const text = `${before} ${asked.text}`;
    return { steps: [{ do: 'count', text, ...counting.value }], of, ended: ended.value };
  }
  const sheet = { ...of, is: 'sheet', planted } as const;
  const filled = countScore(sheet, table, spoken, rules);
  if (!filled.ok) return null;
  const text = `${before} One line of this score is wrong. Which one?`;
  return { steps: [{ do: 'count', text, ...filled.value }], of: sheet, ended: ended.value };
}

/** The wrong number for a line of the sheet; null where every line is asked for, or there is but one. */
function plantedIn({ as }: Asked, { lines, answers }: Counting, { recipe, chance }: Writing) {
  const at = lines.findIndex(({ rule }) => recipe.reasons.includes(`count:${rule}`));
  const line = lines[at]?.rule;
  if (as !== 'sheet' || line === undefined || lines.length < 2) return null;
  return { line, says: slip(answers[at] ?? 0, chance) };
}

/** Whether who is said to have gone out had canastas enough for it. */
function couldEnd(ended: Ended, table: Table, rules: Rules): boolean {
  if (ended.by !== 'out') return true;
  const { melds } = sideAt(table, ended.seat);
  return enoughCanastas(melds, melds, rules);
}

/** A number as one gets it wrong: added for subtracted, counted twice, or a card too much. */
function slip(points: number, chance: Chance): number {
  const wrong = points < 0 ? [-points] : [2 * points, points + 10];
  return wrong[chance.below(wrong.length)] as number;
}
