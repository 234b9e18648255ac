/** What a page shows of a scenario, made from the machine's state. */
import type { Move } from '#src/engine/move.ts';
import type { Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { explain } from '#src/explain/explain.ts';
import type { Explanation, SpokenRule } from '#src/explain/explanation.ts';
import { sayMove } from '#src/explain/moves.ts';
import { speechAt } from '#src/explain/speech.ts';
import { isYours } from './chair.ts';
import { wayTo } from './fold.ts';
import { type ScenarioSnapshot, standsAt } from './machine.ts';
import {
  HINTS,
  isRight,
  isSolved,
  type Run,
  rightOptions,
  stepAt,
  tableAt,
  tableBefore,
  visitAt,
} from './run.ts';
import type { Stage, StagedOf } from './stage.ts';
import { untoldIn } from './untold.ts';
import type { Mood, Option, ScenarioView } from './view.ts';

const ANSWERS = ['Legal', 'Not legal'];
const ASIDE = 'That is allowed, but it is not what is asked for here.';
const TURN_OVER = 'Your turn is over. Take the move back to try another.';
const INSTEAD = 'From here on the cards lie as after the worked answer.';

/** The view of a snapshot of the machine. */
export function viewOf(snapshot: ScenarioSnapshot): ScenarioView {
  const run: Run = snapshot.context;
  const { stage } = run;
  const { at, mood } = standsAt(snapshot);
  const step = stepAt(run, at);
  const visit = visitAt(run, at);
  const table = tableAt(run, at);
  const tried = triedAt(run, at, mood);
  const answered = mood === 'answered' || mood === 'done';
  const hints = hintsAt(run, at, table);
  return {
    id: stage.id,
    title: stage.title,
    step: at + 1,
    steps: stage.steps.length,
    kind: step.do,
    mood,
    text: step.text,
    table,
    untold: untoldIn(stage.steps),
    tried: tried?.move ?? null,
    verdict: tried === null ? null : sayAt(run, at, tried),
    remark: remarkAt(run, at, mood, table),
    answer: answered ? answerAt(run, at) : null,
    options: optionsAt(run, at),
    count: step.do === 'count' ? { ...step, chosen: visit.answer?.chosen ?? null } : null,
    hints,
    hintsLeft: step.do === 'ask' ? HINTS - hints.length : 0,
    shown: visit.foundBy === 'shown',
    refusals: visit.misses,
    canMove: snapshot.can({ type: 'move', move: { do: 'end' } }),
    canUndo: snapshot.can({ type: 'undo' }),
    canNext: snapshot.can({ type: 'next' }),
    solved: mood === 'done' && isSolved(run),
  };
}

interface Judged {
  readonly on: Table;
  readonly move: Move;
  readonly verdict: Verdict;
}

function say({ on, verdict }: Judged, { spoken }: Stage): Explanation {
  return explain(verdict, speechAt(on, spoken));
}

/** What is said of a move; where the reasons are asked for next, no more than whether it is allowed. */
function sayAt({ stage }: Run, at: number, tried: Judged): Explanation {
  const said = say(tried, stage);
  const asksWhy = stage.steps[at]?.do === 'judge' && stage.steps[at + 1]?.do === 'why';
  return asksWhy ? { ...said, reasons: [], penalty: null } : said;
}

/** The move that the verdict on show is about. */
function triedAt(run: Run, at: number, mood: Mood): Judged | null {
  const { made, refused, answer } = visitAt(run, at);
  const step = stepAt(run, at);
  if (step.do === 'judge' || step.do === 'why') {
    const verdict = answer?.verdicts[0];
    return verdict === undefined ? null : { on: tableBefore(run, at), move: step.move, verdict };
  }
  if (refused !== null) return refused;
  const verdict = made.at(-1);
  if (verdict === undefined || mood === 'asking') return null;
  const before = {
    ...run,
    visits: run.visits.with(at, { ...visitAt(run, at), made: made.slice(0, -1) }),
  };
  return { on: tableAt(before, at), move: verdict.move, verdict };
}

function remarkAt(run: Run, at: number, mood: Mood, table: Table): string | null {
  const step = stepAt(run, at);
  if (step.do === 'ask' && mood === 'aside') {
    return [step.aside ?? ASIDE, ...(isYours(table) ? [] : [TURN_OVER])].join(' ');
  }
  if ((step.do === 'ask' || step.do === 'count') && mood === 'answered') return step.right;
  return at > 0 && visitAt(run, at - 1).instead !== null ? INSTEAD : null;
}

function answerAt(run: Run, at: number): 'right' | 'wrong' | null {
  const { do: kind } = stepAt(run, at);
  if (kind === 'ask' || kind === 'count')
    return visitAt(run, at).foundBy === 'learner' ? 'right' : null;
  if (visitAt(run, at).answer === null) return null;
  return isRight(run, at) ? 'right' : 'wrong';
}

function optionsAt(run: Run, at: number): readonly Option[] {
  const step = stepAt(run, at);
  const { answer } = visitAt(run, at);
  const right = answer === null ? null : rightOptions(step, answer.verdicts);
  const marked = (option: number) => ({
    chosen: answer?.chosen.includes(option) ?? false,
    truth: right === null ? null : right.includes(option) ? ('yes' as const) : ('no' as const),
  });
  if (step.do === 'judge')
    return ANSWERS.map((label, option) => ({
      label,
      move: null,
      ...marked(option),
      verdict: null,
    }));
  const on = tableBefore(run, at);
  if (step.do === 'why') {
    const [verdict] = answer?.verdicts ?? [];
    const said = verdict === undefined ? null : say({ on, move: step.move, verdict }, run.stage);
    return step.options.map((id, option) => ({
      label: sayRule(run.stage.spoken[id]),
      move: null,
      ...marked(option),
      verdict: said && { ...said, reasons: said.reasons.filter(({ rule }) => rule.id === id) },
    }));
  }
  if (step.do !== 'choose') return [];
  return step.options.map((move, option) => {
    const verdict = answer?.verdicts[option];
    const said = verdict === undefined ? null : say({ on, move, verdict }, run.stage);
    return { label: sayMove(move, run.stage.rules), move, ...marked(option), verdict: said };
  });
}

/** The hints asked for so far: two of the script, and the move as it can still be made. */
function hintsAt(run: Run, at: number, now: Table): readonly string[] {
  const step = stepAt(run, at);
  if (step.do !== 'ask') return [];
  const { hints } = visitAt(run, at);
  return [
    ...step.hints,
    ...(hints < HINTS ? [] : [moveHint(step, tableBefore(run, at), now, run.stage)]),
  ].slice(0, hints);
}

/** A rule as an answer to choose: its name, and its sentence for this variant. */
function sayRule({ name, sentence }: SpokenRule): string {
  return `${name}: ${sentence}.`;
}

function moveHint(step: StagedOf<'ask'>, before: Table, now: Table, { rules }: Stage): string {
  const [next] = wayTo(step, before, now, rules);
  if (next !== undefined) return `${sayMove(next.move, rules)}.`;
  const [first] = step.solution;
  return first === undefined ? '' : `Take your move back, and then: ${sayMove(first, rules)}.`;
}
