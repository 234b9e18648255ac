/** What the judge finds in a question, read from its script alone. */
import { judge } from '#src/engine/judge.ts';
import { parseMove } from '#src/engine/move-notation.ts';
import { allCards } from '#src/engine/packs.ts';
import { play } from '#src/engine/play.ts';
import { sizeOf, stockLeft, type Table } from '#src/engine/table.ts';
import type { Verdict } from '#src/engine/verdict.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import type { Game } from '#src/practice/compose.ts';
import type { Question } from '#src/practice/question.ts';
import { scriptOf } from '#src/practice/question-script.ts';
import { readStage } from '#src/scenario/stage.ts';
import { must } from '../engine/at.ts';

export function tableOf(question: Question, game: Game): Table {
  return readStage(scriptOf(question, game), game.variant, game.spoken).start;
}

/** The cards at a table, seen and unseen, against those the packs hold. */
export function cardsAt(table: Table, { spoken }: Game): { all: number; here: number } {
  const rules = rulesIn(spoken);
  const held = [...table.hands, ...table.ponies].reduce((sum, cards) => sum + sizeOf(cards), 0);
  const laid = table.sides.flatMap(({ melds, redThrees }) => [
    ...melds.flatMap(({ cards }) => cards),
    ...redThrees,
  ]);
  const here = held + laid.length + table.pile.cards.length + stockLeft(table.stock);
  return { all: allCards(table.players, rules).length, here };
}

/** The verdicts on the moves that a question is about; a way to a goal is played. */
export function verdictsOf(question: Question, game: Game): readonly Verdict[] {
  const rules = rulesIn(game.spoken);
  let table = tableOf(question, game);
  return scriptOf(question, game).steps.flatMap((step): readonly Verdict[] => {
    switch (step.do) {
      case 'judge':
        return [judge(table, must(parseMove(step.move)), rules)];
      case 'choose':
        return step.options.map((move) => judge(table, must(parseMove(move)), rules));
      case 'ask':
        return step.solution.map((move) => {
          const verdict = judge(table, must(parseMove(move)), rules);
          if (verdict.legal) table = play(table, verdict.move, rules);
          return verdict;
        });
      default:
        return [];
    }
  });
}

/** The reasons that a question has by what the judge finds: ids, each once, in the order of letters. */
export function reasonsFound(question: Question, game: Game): readonly string[] {
  const ids = verdictsOf(question, game).flatMap(({ legal, faults, grounds }) =>
    legal ? grounds.map(({ code }) => `ground:${code}`) : faults.map(({ code }) => `fault:${code}`),
  );
  return [...new Set([...ids, ...rulesCounted(question, game)])].toSorted((a, b) =>
    a.localeCompare(b),
  );
}

/** What is counted in a question: the lines asked for, or of a filled sheet the wrong one. */
function rulesCounted(question: Question, game: Game): readonly string[] {
  const { steps } = readStage(scriptOf(question, game), game.variant, game.spoken);
  return steps.flatMap((step) =>
    step.do === 'count' ? step.lines.map(({ rule }) => `count:${rule}`) : [],
  );
}
