/**
 * A scenario worked out as text: what a reader without a running script, on paper or by ear gets, and
 * what a browser test expects to see. Built where pages are built; no page's script needs it.
 */
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import type { Table } from '#src/engine/table.ts';
import { explain } from '#src/explain/explain.ts';
import type { Explanation, SpokenRule } from '#src/explain/explanation.ts';
import { sayMove } from '#src/explain/moves.ts';
import { sayOutcome } from '#src/explain/outcome.ts';
import { namesAround, speechAt } from '#src/explain/speech.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { YOU } from './chair.ts';
import type { Counting } from './counting.ts';
import { describeTable } from './description.ts';
import { playOut, resultOf, type Scene, type Tried, tryOut } from './fold.ts';
import type { Script, StepKind } from './script.ts';
import { readStage, type Stage, type StagedOf } from './stage.ts';
import { untoldIn } from './untold.ts';
import { rightRules } from './why.ts';

/** A move in words, and what is said of it. */
export interface ToldMove {
  readonly move: Move;
  readonly words: string;
  readonly verdict: Explanation;
  /** What the move did to the table; null where it did nothing. */
  readonly outcome: string | null;
}

/** A step worked out. */
export interface ToldStep {
  readonly do: StepKind;
  readonly text: string;
  /** Whose moves these are, "you" or "the player on your left". */
  readonly who: string;
  /** The move watched or asked about, the solution, or the options. */
  readonly moves: readonly ToldMove[];
  /** What people get wrong here. */
  readonly wrong: readonly ToldMove[];
  readonly hints: readonly string[];
  /** The rules offered as reasons. */
  readonly rules: readonly ToldRule[];
  /** What was to be counted, and its answer. */
  readonly count: Counting | null;
  /** Said when the goal is reached or the sum found. */
  readonly right: string | null;
  /** The table afterwards, in words; none where nothing has moved. */
  readonly table: readonly string[];
}

/** A rule offered as a reason, and whether it is one. */
export interface ToldRule {
  readonly rule: SpokenRule;
  readonly truth: 'yes' | 'no';
}

export interface Transcript {
  readonly id: string;
  readonly title: string;
  /** The table at the start, as it is and in words. */
  readonly start: Table;
  readonly table: readonly string[];
  readonly steps: readonly ToldStep[];
}

/** Works a script out for a variant. Like `compile` it throws if the script cannot be read. */
export function transcript(script: Script, variant: string, spoken: SpokenBook): Transcript {
  const ready = readStage(script, variant, spoken);
  const { id, title, start, rules } = ready;
  const steps = playOut(ready.steps, start, rules).map((scene) => tell(scene, ready));
  return { id, title, start, table: describeTable(start, rules, untoldIn(ready.steps)), steps };
}

function tell(scene: Scene, ready: Stage): ToldStep {
  const { step, before } = scene;
  const { rules } = ready;
  const apart = (moves: readonly Move[]) =>
    moves
      .flatMap((move) => tryOut(before, [move], rules))
      .map((tried) => tellMove(tried, 'asked', ready));
  const seat = 'seat' in step ? step.seat : YOU;
  const plain: ToldStep = {
    do: step.do,
    text: step.text,
    who: namesAround(before, YOU)[seat] ?? '',
    moves: scene.tried.map((tried) => tellMove(tried, 'made', ready)),
    wrong: [],
    hints: [],
    rules: [],
    count: null,
    right: null,
    table: scene.tried.length === 0 ? [] : describeTable(scene.after, rules, untoldIn(ready.steps)),
  };
  switch (step.do) {
    case 'tell':
    case 'watch':
      return plain;
    case 'ask':
      return {
        ...plain,
        wrong: apart(step.wrong.map(({ move }) => move)),
        hints: step.hints,
        right: step.right,
      };
    case 'judge':
      return { ...plain, moves: apart([step.move]) };
    case 'why':
      return { ...plain, moves: apart([step.move]), rules: tellRules(step, before, ready) };
    case 'choose':
      return { ...plain, moves: apart(step.options) };
    case 'count':
      return { ...plain, count: step, right: step.right };
    default:
      return step satisfies never;
  }
}

function tellRules(
  { move, options }: StagedOf<'why'>,
  before: Table,
  { rules, spoken }: Stage,
): readonly ToldRule[] {
  const right = rightRules(options, judge(before, move, rules));
  return options.map((id, at) => ({
    rule: spoken[id],
    truth: right.includes(at) ? 'yes' : 'no',
  }));
}

/** A move that is only asked about, or refused, does nothing. */
function tellMove(tried: Tried, as: 'made' | 'asked', { rules, spoken }: Stage): ToldMove {
  const { on, move, verdict } = tried;
  const speech = speechAt(on, spoken);
  const outcome =
    as === 'made' && verdict.legal ? sayOutcome(on, move, resultOf(tried, rules), speech) : null;
  return { move, words: sayMove(move, rules), verdict: explain(verdict, speech), outcome };
}
