/** A trial written down as a script, if the judge finds in it what it was made for. */

import { enoughCanastas } from '#src/engine/canastas.ts';
import type { Chance } from '#src/engine/chance.ts';
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import { printMove } from '#src/engine/move-notation.ts';
import { play } from '#src/engine/play.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import { sideAt, type Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { sayMove } from '#src/explain/moves.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { endedBy, workOut } from '#src/scenario/counting.ts';
import { reached } from '#src/scenario/goal.ts';
import type { CountOf, Step } from '#src/scenario/script.ts';
import { otherRules } from './other-rules.ts';
import type { ReasonId } from './reason.ts';
import type { Recipe, Trial } from './recipe.ts';
import { wrongMoves } from './wrong-moves.ts';

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

type Steps = readonly [Step, ...Step[]];
type TrialOf<K extends Trial['ask']> = Extract<Trial, { ask: K }>;

/** The steps of the script; null, if the position does not come to what was meant. */
export function writeSteps(trial: Trial, writing: Writing): Steps | null {
  switch (trial.ask) {
    case 'judge':
      return writeJudge(trial, writing);
    case 'do':
      return writeTask(trial, writing);
    case 'choose':
      return writeChoice(trial, writing);
    case 'count':
      return writeCount(trial, writing);
    default:
      return trial satisfies never;
  }
}

const faultsOf = ({ faults }: Verdict) => faults.map(({ code }): ReasonId => `fault:${code}`);
const groundsOf = ({ grounds }: Verdict) => grounds.map(({ code }): ReasonId => `ground:${code}`);

function same(some: readonly ReasonId[], others: readonly ReasonId[]): boolean {
  return within(some, others) && within(others, some);
}

function within(some: readonly ReasonId[], others: readonly ReasonId[]): boolean {
  return some.every((each) => others.includes(each));
}

/** Whether a verdict says just what the recipe was written for. */
function isMeant(verdict: Verdict, { legal, reasons }: Recipe): boolean {
  return verdict.legal
    ? legal === 'legal' && within(reasons, groundsOf(verdict))
    : legal === 'illegal' && same(reasons, faultsOf(verdict));
}

function writeJudge({ move }: TrialOf<'judge'>, writing: Writing): Steps | null {
  const { table, rules, recipe } = writing;
  const verdict = judge(table, move, rules);
  if (!isMeant(verdict, recipe)) return null;
  const written = printMove(move);
  const words = sayMove(move, rules);
  const options = otherRules(verdict, writing);
  return [
    { do: 'judge', text: `${words}: is that legal?`, move: written },
    {
      do: 'why',
      text: verdict.legal
        ? `${words}: that is legal. Which of these rules does it have to meet?`
        : `${words}: that is not legal. Which of these rules does it break?`,
      move: written,
      options,
    },
  ];
}

function writeTask(trial: TrialOf<'do'>, { table, rules, recipe }: Writing): Steps | null {
  const { text, goal, solution, hint } = trial;
  const found: ReasonId[] = [];
  let now = table;
  for (const move of solution) {
    const verdict = judge(now, move, rules);
    if (!verdict.legal || reached(goal, table, now, rules)) return null;
    found.push(...groundsOf(verdict));
    now = play(now, verdict.move, rules);
  }
  if (!reached(goal, table, now, rules) || !within(recipe.reasons, found)) return null;
  const [first, second] = wrongMoves(table, rules);
  const [rule] = recipe.reasons;
  if (first === undefined || second === undefined || rule === undefined) return null;
  const point = rulesOfGrounds(solution, table, rules).get(rule);
  return [
    {
      do: 'ask',
      text,
      goal,
      solution: solution.map(printMove) as readonly string[],
      hints: [`What the rules ask: {sentence:${point ?? first.breaks}}.`, hint],
      wrong: [first, second],
    },
  ];
}

/** The rules that the grounds of a way rest on. */
function rulesOfGrounds(
  solution: readonly Move[],
  table: Table,
  rules: Rules,
): ReadonlyMap<ReasonId, RuleId> {
  const found = new Map<ReasonId, RuleId>();
  let now = table;
  for (const move of solution) {
    const verdict = judge(now, move, rules);
    for (const { code, rule } of verdict.grounds) found.set(`ground:${code}`, rule);
    if (verdict.legal) now = play(now, verdict.move, rules);
  }
  return found;
}

function writeChoice({ text, options }: TrialOf<'choose'>, writing: Writing): Steps | null {
  const { table, rules, recipe } = writing;
  const verdicts = options.map((move) => judge(table, move, rules));
  const legal = verdicts.filter((verdict) => verdict.legal).length;
  const words = options.map(printMove);
  const [first, second, ...more] = words;
  if (first === undefined || second === undefined || new Set(words).size < words.length)
    return null;
  if (legal === 0 || legal === options.length) return null;
  if (!same(recipe.reasons, verdicts.flatMap(faultsOf))) return null;
  return [{ do: 'choose', text, options: [first, second, ...more] }];
}

function writeCount({ before, text, of, as }: TrialOf<'count'>, writing: Writing): Steps | null {
  const { table, rules, spoken, recipe, chance } = writing;
  const counting = workOut(of, table, spoken, rules);
  if (!counting.ok) return null;
  const { lines, answers } = counting.value;
  const counted = lines.map(({ rule }): ReasonId => `count:${rule}`);
  if (!within(recipe.reasons, counted) || !couldEnd(of, table, rules)) return null;
  const at = counted.findIndex((id) => recipe.reasons.includes(id));
  const [line, points] = [lines[at]?.rule, answers[at]];
  if (of.is !== 'deal' || as !== 'sheet' || line === undefined || lines.length < 2)
    return [{ do: 'count', text: said(before, text), of }];
  const says = slip(points ?? 0, chance);
  const sheet: CountOf = { ...of, is: 'sheet', planted: { line, says } };
  return [
    { do: 'count', text: said(before, 'One line of this score is wrong. Which one?'), of: sheet },
  ];
}

/** Whether who is said to have gone out had canastas enough for it. */
function couldEnd(of: CountOf, table: Table, rules: Rules): boolean {
  if (!('ended' in of)) return true;
  const ended = endedBy(of.ended, rules);
  if (!ended.ok || ended.value.by !== 'out') return ended.ok;
  const { melds } = sideAt(table, ended.value.seat);
  return enoughCanastas(melds, melds, rules);
}

function said(before: string | undefined, text: string): string {
  return before === undefined ? text : `${before} ${text}`;
}

/** A number as one gets it wrong: added for subtracted, counted twice, or a card too much. */
function slip(points: number, chance: Chance): number {
  const wrong = points < 0 ? [-points] : [2 * points, points + 10];
  return wrong[chance.below(wrong.length)] as number;
}
