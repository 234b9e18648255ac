/** A question in the notation of scripts, to be read on a page, proven, and told as text. */
import { printMove } from '#src/engine/move-notation.ts';
import type { Position } from '#src/engine/position.ts';
import { writePosition } from '#src/engine/position-print.ts';
import type { Rules } from '#src/engine/rules.ts';
import { seatNumber, sideLetter } from '#src/engine/seats.ts';
import { type SideIndex, stockLeft, type Table } from '#src/engine/table.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { chairsOf, YOURS } from '#src/scenario/chair.ts';
import type { CountOf, Script, ScriptPosition, ScriptSide, Step } from '#src/scenario/script.ts';
import type { StagedStep } from '#src/scenario/stage.ts';
import type { Game } from './compose.ts';
import type { Question } from './question.ts';

/** The script; made ready for the game's variant it is what the question has a table play. */
export function scriptOf(question: Question, { variant, spoken }: Game): Script {
  const { id, reasons, staged, of } = question;
  const [first, ...others] = reasons;
  const [step, ...more] = staged.steps.map((each) => written(each, of));
  if (step === undefined) throw new Error(`The question "${id}" asks nothing.`);
  return {
    id,
    title: staged.title,
    variants: [variant],
    teaches: [first.rule, ...others.map(({ rule }) => rule)],
    position: positionOf(staged.start, rulesIn(spoken)),
    steps: [step, ...more],
  };
}

/** The table as seen from the learner's chair. How many cards the stock has says which they are. */
function positionOf(table: Table, rules: Rules): ScriptPosition {
  const { hands = {}, sides = {}, ...told } = writePosition(table, rules);
  const { players, partners, turn, presented, outOfRound, ...plain } = told;
  const chairs = chairsOf(rules);
  const held = [...chairs].map(([name, seat]) => [name, hands[seatNumber(seat)]] as const);
  const { you, ...others } = Object.fromEntries(held);
  const alone = rules['players.sides'].kind !== 'teams';
  const right = alone ? chairs.get('right') : undefined;
  return {
    ...plain,
    hand: String(you),
    others,
    yours: sideOf(sides, YOURS),
    theirs: sideOf(sides, 1),
    ...(right !== undefined && { right: sideOf(sides, right) }),
    stock: stockLeft(table.stock),
  };
}

function sideOf(sides: NonNullable<Position['sides']>, at: SideIndex): ScriptSide {
  const { score = 0, melds = [], redThrees = '' } = sides[sideLetter(at)] ?? {};
  return { score, melds, redThrees };
}

/** A step as an author would write it. What is said of a reached goal is worked out again. */
function written(step: StagedStep, of: CountOf | null): Step {
  const { text } = step;
  switch (step.do) {
    case 'judge':
      return { do: 'judge', text, move: printMove(step.move) };
    case 'why':
      return { do: 'why', text, move: printMove(step.move), options: pairOf(step.options) };
    case 'choose':
      return { do: 'choose', text, options: pairOf(step.options.map(printMove)) };
    case 'ask': {
      const { goal, solution, hints, wrong } = step;
      const refused = wrong.map(({ move, breaks }) => ({ move: printMove(move), breaks }));
      return {
        do: 'ask',
        text,
        goal,
        solution: solution.map(printMove),
        hints,
        wrong: pairOf(refused),
      };
    }
    case 'count':
      if (of === null) throw new Error(`It is not said what is counted: "${text}".`);
      return { do: 'count', text, of };
    case 'tell':
    case 'watch':
      throw new Error(`This asks nothing: "${text}".`);
    default:
      return step satisfies never;
  }
}

/** A list of two or more, as each question has made sure. */
function pairOf<T>([first, second, ...more]: readonly T[]): readonly [T, T, ...T[]] {
  if (first === undefined || second === undefined) throw new Error('There is nothing to choose.');
  return [first, second, ...more];
}
