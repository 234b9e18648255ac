/**
 * Proves a script against the engine, for one variant. Whatever would make a lesson say what the rules do
 * not say is a problem, and every problem is told, with the step it stands in.
 */
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import { printMove } from '#src/engine/move-notation.ts';
import type { RuleId } from '#src/engine/rules.ts';
import { handAt, type Seat, type Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { explain } from '#src/explain/explain.ts';
import { speechAt } from '#src/explain/speech.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import { moverOf, nameOf, YOU } from './chair.ts';
import { playOut, type Scene, type Tried } from './fold.ts';
import { goalProblems, reached } from './goal.ts';
import type { Script, Step } from './script.ts';
import { placeOf, type Stage, type StagedOf, type StagedWrong, stage, stepsOf } from './stage.ts';
import { ruleIn, unknownIn } from './text.ts';
import { rightRules } from './why.ts';

/** A sentence that begins with its place in the script: "step 2 (ask): …". */
export type Problem = string;

/** Everything that is wrong with a script under a variant; nothing, if a page may show it. */
export function verify(script: Script, variant: string, spoken: SpokenBook): readonly Problem[] {
  const steps = stepsOf(script, variant);
  const placed = (at: number, problems: readonly string[]) =>
    problems.map((problem) => `${placeOf(steps[at] as Step, at)}: ${problem}`);
  const written = [
    ...namingProblems(script, variant, spoken),
    ...steps.flatMap((step, at) => placed(at, wordingProblems(step, spoken))),
  ];
  const ready = stage(script, variant, spoken);
  if (!ready.ok) return [...written, ...ready.problems];
  const { steps: staged, start, rules } = ready.value;
  const scenes = playOut(staged, start, rules);
  const played = scenes.flatMap((scene, at) => placed(at, sceneProblems(scene, ready.value)));
  return [...written, ...played];
}

function namingProblems(script: Script, variant: string, spoken: SpokenBook): readonly Problem[] {
  const strangers = Object.keys(script.per ?? {}).filter((id) => !script.variants.includes(id));
  return [
    ...(script.variants.includes(variant)
      ? []
      : [`script: It does not name the variant "${variant}".`]),
    ...strangers.map((id) => `script: It changes "${id}", which is none of its variants.`),
    ...script.teaches
      .filter((id) => ruleIn(spoken, id) === undefined)
      .map((id) => `script: It teaches "${id}", which is no rule.`),
  ];
}

/** Texts and rule ids as the author wrote them. */
function wordingProblems(step: Step, spoken: SpokenBook): readonly Problem[] {
  const texts =
    step.do === 'ask'
      ? [step.text, ...step.hints, step.aside ?? '', step.right ?? '']
      : [step.text];
  const braces = texts
    .flatMap((text) => unknownIn(text, spoken))
    .map((words) => `The text says ${words}, which is no rule of the book.`);
  if (step.do === 'why')
    return [
      ...braces,
      ...step.options
        .filter((id) => ruleIn(spoken, id) === undefined)
        .map((id) => `"${id}" is offered, which is no rule.`),
    ];
  if (step.do !== 'ask') return braces;
  const goals = [step.goal, ...(step.onTheWay === undefined ? [] : [step.onTheWay])].flatMap(
    goalProblems,
  );
  const strangers = step.wrong.filter(({ breaks }) => ruleIn(spoken, breaks) === undefined);
  return [
    ...braces,
    ...goals,
    ...strangers.map(({ breaks }) => `A wrong move breaks "${breaks}", which is no rule.`),
  ];
}

/** What happens in a step when it goes as the script means it to. */
function sceneProblems({ step, before, tried, after }: Scene, ready: Stage): readonly string[] {
  switch (step.do) {
    case 'tell':
    case 'count':
      return [];
    case 'watch':
      return tried.flatMap((each) => moveProblems(each, step.seat, ready));
    case 'ask':
      return [
        ...tried.flatMap((each) => moveProblems(each, YOU, ready)),
        ...wayProblems(step, before, tried, after, ready),
        ...step.wrong.flatMap((each) => wrongProblems(each, before, ready)),
        ...twice(step.wrong.map(({ move }) => move)),
      ];
    case 'judge':
      return moverProblems(before, step.seat, ready);
    case 'why':
      return [
        ...moverProblems(before, step.seat, ready),
        ...ruleProblems(step.options, judge(before, step.move, ready.rules)),
      ];
    case 'choose':
      return optionProblems(step.options, before, ready);
    default:
      return step satisfies never;
  }
}

function moverProblems(table: Table, seat: Seat, { rules }: Stage): readonly string[] {
  const called = (each: Seat) => nameOf(each, rules) ?? `seat ${each + 1}`;
  if (table.ended !== null) return ['The deal is over.'];
  const mover = moverOf(table);
  if (mover !== seat) return [`It is for "${called(mover)}" to move, not for "${called(seat)}".`];
  const { unseen } = handAt(table, table.turn);
  return unseen === 0
    ? []
    : [`The cards of "${called(table.turn)}" must be named: ${unseen} are not.`];
}

function moveProblems({ on, move, verdict }: Tried, seat: Seat, ready: Stage): readonly string[] {
  const refused = verdict.legal
    ? []
    : [`"${printMove(move)}" is refused: ${reasonsOf(verdict, on, ready)}`];
  return [...moverProblems(on, seat, ready), ...refused];
}

/** The way from where a task begins to its goal. */
function wayProblems(
  step: StagedOf<'ask'>,
  before: Table,
  tried: readonly Tried[],
  after: Table,
  { rules }: Stage,
): readonly string[] {
  if (reached(step.goal, before, before, rules))
    return ['The goal is reached before anything is done.'];
  const early = tried.findIndex(({ on }) => reached(step.goal, before, on, rules));
  if (early > 0) return [`The goal is reached by move ${early} of the solution, before its end.`];
  return reached(step.goal, before, after, rules) ? [] : ['The solution does not reach the goal.'];
}

function wrongProblems(
  { move, breaks }: StagedWrong,
  before: Table,
  ready: Stage,
): readonly string[] {
  const verdict = judge(before, move, ready.rules);
  if (verdict.legal) return [`The wrong move "${printMove(move)}" is allowed.`];
  if (verdict.faults.some(({ rule }) => rule === breaks)) return [];
  return [
    `The wrong move "${printMove(move)}" does not break "${breaks}": ${reasonsOf(verdict, before, ready)}`,
  ];
}

function optionProblems(options: readonly Move[], before: Table, ready: Stage): readonly string[] {
  const legal = options.filter((move) => judge(before, move, ready.rules).legal).length;
  return [
    ...moverProblems(before, YOU, ready),
    ...(legal === 0 ? ['None of the options is allowed.'] : []),
    ...(legal === options.length ? ['All of the options are allowed.'] : []),
    ...twice(options),
  ];
}

/** Of the rules offered some decide, and some do not. */
function ruleProblems(options: readonly RuleId[], verdict: Verdict): readonly string[] {
  const right = rightRules(options, verdict).length;
  return [
    ...(right === 0 ? ['None of the rules decides.'] : []),
    ...(right === options.length ? ['All of the rules decide.'] : []),
    ...options
      .filter((rule, at) => options.indexOf(rule) < at)
      .map((rule) => `"${rule}" stands there twice.`),
  ];
}

function twice(moves: readonly Move[]): readonly string[] {
  const words = moves.map(printMove);
  return words
    .filter((each, at) => words.indexOf(each) < at)
    .map((each) => `"${each}" stands there twice.`);
}

/** The broken rules with their sentences: "pile.frozen-needs (The pile is frozen by …)". */
function reasonsOf(verdict: Verdict, on: Table, { spoken }: Stage): string {
  const broken = explain(verdict, speechAt(on, spoken)).reasons.filter(({ met }) => !met);
  return broken.map(({ rule, text }) => `${rule.id} (${text})`).join(' ');
}
