/**
 * A learner's run through a scenario: at each step the moves made, and what else happened there. Every
 * function gives the run as it is afterwards; where in a step the learner stands is the machine's to say.
 */
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import type { Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { type Allowed, after, goesOn, playOut, type Tried, wayTo } from './fold.ts';
import { reached } from './goal.ts';
import type { Goal } from './script.ts';
import type { Stage, StagedStep } from './stage.ts';
import { rightRules } from './why.ts';

/** What happened at one step. */
export interface Visit {
  /** The moves that lie on the table. */
  readonly made: readonly Allowed[];
  /** The step's own solution, where the rest of the script cannot follow the learner's way. */
  readonly instead: readonly Allowed[] | null;
  /** The move just refused. */
  readonly refused: Tried | null;
  /** The places of the options chosen and the verdict on every option; or the numbers counted. */
  readonly answer: {
    readonly chosen: readonly number[];
    readonly verdicts: readonly Verdict[];
  } | null;
  /** Refused moves and wrong answers. */
  readonly misses: number;
  readonly hints: number;
  /** Who found the way: a solution that was shown once is not the learner's any more. */
  readonly foundBy: 'learner' | 'shown';
}

export interface Run {
  readonly stage: Stage;
  /** One for each step. */
  readonly visits: readonly Visit[];
}

/** Hints of an ask step: the rule, the cards, the move. */
export const HINTS = 3;

const UNTOUCHED: Visit = {
  made: [],
  instead: null,
  refused: null,
  answer: null,
  misses: 0,
  hints: 0,
  foundBy: 'learner',
};

export function newRun(stage: Stage): Run {
  return { stage, visits: stage.steps.map(() => UNTOUCHED) };
}

export function stepAt(run: Run, at: number): StagedStep {
  return run.stage.steps[at] as StagedStep;
}

export function visitAt(run: Run, at: number): Visit {
  return run.visits[at] ?? UNTOUCHED;
}

/** The table when a step begins. */
export function tableBefore({ stage, visits }: Run, at: number): Table {
  const moves = visits.slice(0, at).flatMap(({ made, instead }) => instead ?? made);
  return after(stage.start, moves, stage.rules);
}

/** The table as it lies at a step. */
export function tableAt(run: Run, at: number): Table {
  return after(tableBefore(run, at), visitAt(run, at).made, run.stage.rules);
}

function change(run: Run, at: number, what: Partial<Visit>): Run {
  return { ...run, visits: run.visits.with(at, { ...visitAt(run, at), ...what }) };
}

/** Judges a move and makes it, if it is allowed. */
export function tryMove(run: Run, at: number, move: Move): Run {
  const { made, misses } = visitAt(run, at);
  const on = tableAt(run, at);
  const verdict = judge(on, move, run.stage.rules);
  return verdict.legal
    ? change(run, at, { made: [...made, verdict], refused: null })
    : change(run, at, { refused: { on, move, verdict }, misses: misses + 1 });
}

/** Makes the other player's move, on coming to a step that shows one. */
export function watch(run: Run, at: number): Run {
  const step = stepAt(run, at);
  return step.do === 'watch' && visitAt(run, at).made.length === 0
    ? tryMove(run, at, step.move)
    : run;
}

/** Takes back what was done last: a refusal, an answer, or a move. */
export function takeBack(run: Run, at: number): Run {
  const { made, refused } = visitAt(run, at);
  return change(run, at, {
    refused: null,
    answer: null,
    made: refused === null ? made.slice(0, -1) : made,
  });
}

/** Whether the learner has done anything at a step that can be taken back. */
export function isTouched(run: Run, at: number): boolean {
  const { made, refused, answer } = visitAt(run, at);
  return stepAt(run, at).do !== 'watch' && (made.length > 0 || refused !== null || answer !== null);
}

/** Goes back from a step to the one before, which lies again as the learner left it. */
export function leave(run: Run, at: number): Run {
  return change(change(run, at, { made: [], refused: null, answer: null }), at - 1, {
    instead: null,
  });
}

/** Goes on from a step; by the step's own solution, if the learner's way leaves the script's. */
export function goOn(run: Run, at: number): Run {
  const { stage } = run;
  const step = stepAt(run, at);
  if (step.do !== 'ask' || goesOn(stage, at + 1, tableAt(run, at))) return run;
  const [scene] = playOut([step], tableBefore(run, at), stage.rules);
  return change(run, at, { instead: allowed(scene?.tried ?? []) });
}

/** Shows the numbers, or plays the solution: what is left of it, or all from the step's beginning. */
export function show(run: Run, at: number): Run {
  const step = stepAt(run, at);
  if (step.do === 'count')
    return change(run, at, { answer: { chosen: step.answers, verdicts: [] }, foundBy: 'shown' });
  if (step.do !== 'ask') return run;
  const { made } = visitAt(run, at);
  const before = tableBefore(run, at);
  const rest = wayTo(step, before, tableAt(run, at), run.stage.rules);
  const moves = rest.length > 0 ? [...made, ...rest] : wayTo(step, before, before, run.stage.rules);
  return change(run, at, { made: moves, refused: null, foundBy: 'shown' });
}

/** Answers "is this legal?" (yes is option 0, no is 1), "which of these are?", "why?", or "what is it worth?". */
export function answer(run: Run, at: number, chosen: readonly number[]): Run {
  const step = stepAt(run, at);
  const moves = movesAsked(step);
  const table = tableBefore(run, at);
  const verdicts = moves.map((move) => judge(table, move, run.stage.rules));
  const answered = change(run, at, { answer: { chosen, verdicts } });
  if (isRight(answered, at)) return answered;
  return change(answered, at, { misses: visitAt(run, at).misses + 1 });
}

function movesAsked(step: StagedStep): readonly Move[] {
  if (step.do === 'choose') return step.options;
  return step.do === 'judge' || step.do === 'why' ? [step.move] : [];
}

/** Whether a step's question is behind: a count only once it is right. */
export function isAnswered(run: Run, at: number): boolean {
  return visitAt(run, at).answer !== null && (stepAt(run, at).do !== 'count' || isRight(run, at));
}

/** Whether the answer given says of every option what the judge says, or every number is right. */
export function isRight(run: Run, at: number): boolean {
  const given = visitAt(run, at).answer;
  if (given === null) return false;
  const step = stepAt(run, at);
  if (step.do === 'count')
    return step.answers.every((points, line) => points === given.chosen[line]);
  const right = rightOptions(step, given.verdicts);
  return (
    right.length === given.chosen.length && right.every((option) => given.chosen.includes(option))
  );
}

/** The places of the options to be chosen, by the verdicts on the moves asked about. */
export function rightOptions(step: StagedStep, verdicts: readonly Verdict[]): readonly number[] {
  if (step.do === 'why') return verdicts.flatMap((verdict) => rightRules(step.options, verdict));
  const legal = verdicts.map((verdict) => verdict.legal);
  return step.do === 'judge'
    ? legal.map((yes) => (yes ? 0 : 1))
    : [...legal.keys()].filter((option) => legal[option]);
}

export function hint(run: Run, at: number): Run {
  return change(run, at, { hints: visitAt(run, at).hints + 1 });
}

/** Whether the moves made at a step have reached its goal. */
export function isReached(run: Run, at: number): boolean {
  const step = stepAt(run, at);
  return step.do === 'ask' && isAt(step.goal, run, at);
}

/** Whether they lead there: as the script says, or because its solution can still be played from here. */
export function isOnTheWay(run: Run, at: number): boolean {
  const step = stepAt(run, at);
  if (step.do !== 'ask') return false;
  if (step.onTheWay !== null && isAt(step.onTheWay, run, at)) return true;
  return wayTo(step, tableBefore(run, at), tableAt(run, at), run.stage.rules).length > 0;
}

function isAt(goal: Goal, run: Run, at: number): boolean {
  return reached(goal, tableBefore(run, at), tableAt(run, at), run.stage.rules);
}

/** Whether the learner found every way to a goal and every sum, and answered every other question rightly at once. */
export function isSolved(run: Run): boolean {
  return run.stage.steps.every((step, at) => {
    const { foundBy, misses, answer: given } = visitAt(run, at);
    if (step.do === 'ask') return foundBy === 'learner' && isReached(run, at);
    if (step.do === 'count') return foundBy === 'learner' && isRight(run, at);
    return step.do === 'tell' || step.do === 'watch' || (given !== null && misses === 0);
  });
}

function allowed(tried: readonly Tried[]): readonly Allowed[] {
  return tried.flatMap(({ verdict }) => (verdict.legal ? [verdict] : []));
}
