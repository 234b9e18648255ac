/**
 * A script made ready for one variant: its changes for that variant applied, its position a table, its
 * moves read, its texts filled. Authors write the least; everything else reads this.
 */

import type { Move } from '#src/engine/move.ts';
import { parseMove } from '#src/engine/move-notation.ts';
import { allOf, bad, good, type Result } from '#src/engine/result.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import type { Seat, Table } from '#src/engine/table.ts';
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';
import { chairsOf } from './chair.ts';
import { withCheapest } from './cheapest.ts';
import { endedBy } from './count-score.ts';
import { type Counting, workOut } from './counting.ts';
import { readScriptPosition } from './position.ts';
import type { Goal, Script, SeatName, Step, StepOf } from './script.ts';
import { fill } from './text.ts';

export interface StagedWrong {
  readonly move: Move;
  readonly breaks: RuleId;
}

export type StagedStep =
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'watch'; readonly text: string; readonly seat: Seat; readonly move: Move }
  | {
      readonly do: 'ask';
      readonly text: string;
      readonly goal: Goal;
      readonly onTheWay: Goal | null;
      readonly solution: readonly Move[];
      readonly wrong: readonly StagedWrong[];
      readonly hints: readonly [string, string];
      readonly aside: string | null;
      readonly right: string | null;
    }
  | { readonly do: 'judge'; readonly text: string; readonly seat: Seat; readonly move: Move }
  | { readonly do: 'choose'; readonly text: string; readonly options: readonly Move[] }
  | {
      readonly do: 'why';
      readonly text: string;
      readonly seat: Seat;
      readonly move: Move;
      readonly options: readonly RuleId[];
    }
  | ({ readonly do: 'count'; readonly text: string } & Counting);

export type StagedOf<K extends StagedStep['do']> = Extract<StagedStep, { do: K }>;

/** A script ready for a variant, as plain data: what a page hands to its table. */
export interface Staged {
  readonly id: string;
  readonly title: string;
  readonly start: Table;
  readonly steps: readonly StagedStep[];
}

/** The same with the rules it is played by. */
export interface Stage extends Staged {
  readonly rules: Rules;
  readonly spoken: SpokenBook;
}

/** The steps of a script under a variant. */
export function stepsOf(script: Script, variant: string): readonly Step[] {
  return script.per?.[variant]?.steps ?? script.steps;
}

/** Where a step stands, for people: "step 2 (ask)". */
export function placeOf(step: Step, at: number): string {
  return `step ${at + 1} (${step.do})`;
}

/** Makes a script ready for a variant, or says all that cannot be read in it. */
export function stage(script: Script, variant: string, spoken: SpokenBook): Result<Stage> {
  const rules = rulesIn(spoken);
  const told = script.per?.[variant]?.position ?? script.position;
  const written = stepsOf(script, variant);
  const start = placed(
    'position',
    map(readScriptPosition(told, rules), (table) => atItsEnd(table, written, rules)),
  );
  const steps = allOf(
    written.map((step, at) => {
      const ready =
        step.do === 'count'
          ? stageCount(step, start, rules, spoken)
          : stageStep(step, rules, spoken);
      const first = start.ok && written.slice(0, at).every(isStill);
      const told = first ? map(ready, (staged) => withCheapest(staged, start.value, rules)) : ready;
      return placed(placeOf(step, at), told);
    }),
  );
  if (!start.ok || !steps.ok)
    return bad(...[start, steps].flatMap((part) => (part.ok ? [] : part.problems)));
  return good({
    id: script.id,
    title: script.title,
    start: start.value,
    steps: steps.value,
    rules,
    spoken,
  });
}

/**
 * The stage of a script that has to be right. One that cannot be read throws: `verify` proves in the tests
 * and in the build that none such comes to a page.
 */
export function readStage(script: Script, variant: string, spoken: SpokenBook): Stage {
  const ready = stage(script, variant, spoken);
  if (ready.ok) return ready.value;
  throw new Error(
    [`The script "${script.id}" cannot be read for "${variant}".`, ...ready.problems].join('\n'),
  );
}

function placed<T>(place: string, result: Result<T>): Result<T> {
  return result.ok ? result : bad(...result.problems.map((problem) => `${place}: ${problem}`));
}

/** A deal that is to be counted is over: nobody moves any more. */
function atItsEnd(table: Table, steps: readonly Step[], rules: Rules): Table {
  for (const step of steps) {
    if (step.do !== 'count' || !('ended' in step.of)) continue;
    const ended = endedBy(step.of.ended, rules);
    if (ended.ok) return { ...table, ended: ended.value };
  }
  return table;
}

/** Whether a step leaves the table as it is. */
function isStill(step: Step): boolean {
  return step.do !== 'ask' && step.do !== 'watch';
}

/** Nothing that is counted changes while cards are moved, so the position has all that is asked. */
function stageCount(
  step: StepOf<'count'>,
  start: Result<Table>,
  rules: Rules,
  spoken: SpokenBook,
): Result<StagedStep> {
  if (!start.ok) return bad();
  return map(workOut(step.of, start.value, spoken, rules), (counting) => ({
    do: 'count',
    text: fill(step.text, spoken),
    ...counting,
  }));
}

function stageStep(
  step: Exclude<Step, { do: 'count' }>,
  rules: Rules,
  spoken: SpokenBook,
): Result<StagedStep> {
  const text = fill(step.text, spoken);
  switch (step.do) {
    case 'tell':
      return good({ do: 'tell', text });
    case 'watch':
      return both(seatOf(step.seat, rules), parseMove(step.move), (seat, move) => ({
        do: 'watch',
        text,
        seat,
        move,
      }));
    case 'ask':
      return stageAsk(step, text, spoken);
    case 'judge':
      return both(seatOf(step.seat ?? 'you', rules), parseMove(step.move), (seat, move) => ({
        do: 'judge',
        text,
        seat,
        move,
      }));
    case 'why':
      return both(seatOf(step.seat ?? 'you', rules), parseMove(step.move), (seat, move) => ({
        do: 'why',
        text,
        seat,
        move,
        options: step.options,
      }));
    case 'choose':
      return map(allOf(step.options.map(parseMove)), (options) => ({
        do: 'choose',
        text,
        options,
      }));
    default:
      return step satisfies never;
  }
}

function stageAsk(step: StepOf<'ask'>, text: string, spoken: SpokenBook): Result<StagedStep> {
  const { goal, onTheWay = null } = step;
  const hints = [fill(step.hints[0], spoken), fill(step.hints[1], spoken)] as const;
  const aside = step.aside === undefined ? null : fill(step.aside, spoken);
  const right = step.right === undefined ? null : fill(step.right, spoken);
  const wrong = step.wrong.map(({ move, breaks }) =>
    map(parseMove(move), (parsed) => ({ move: parsed, breaks })),
  );
  return both(allOf(step.solution.map(parseMove)), allOf(wrong), (solution, refused) => ({
    do: 'ask',
    text,
    goal,
    onTheWay,
    solution,
    wrong: refused,
    hints,
    aside,
    right,
  }));
}

function seatOf(name: SeatName, rules: Rules): Result<Seat> {
  const seat = chairsOf(rules).get(name);
  return seat === undefined ? bad(`There is no seat "${name}" here.`) : good(seat);
}

function map<A, B>(result: Result<A>, then: (value: A) => B): Result<B> {
  return result.ok ? good(then(result.value)) : result;
}

function both<A, B>(
  a: Result<A>,
  b: Result<B>,
  then: (a: A, b: B) => StagedStep,
): Result<StagedStep> {
  if (!a.ok || !b.ok) return bad(...[a, b].flatMap((part) => (part.ok ? [] : part.problems)));
  return good(then(a.value, b.value));
}
