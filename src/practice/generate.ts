/** Makes questions where pages are built and tested. The same wish always gives the same question. */
import { rulesIn } from '#src/explain/spoken-book.ts';
import { compose, type Game, recipesFor, turned, type Wish } from './compose.ts';
import { type DeckCard, situationAt } from './deck-card.ts';
import type { Question } from './question.ts';
import type { Legality, Recipe } from './recipe.ts';
import { recipesOf, type Situation } from './situation.ts';
import { situationOf } from './situations.ts';
import { tellCheapest } from './tell-cheapest.ts';
import { writeChoice } from './write-choice.ts';
import { writeCount } from './write-count.ts';
import { writeJudge } from './write-judge.ts';
import { writeScore } from './write-score.ts';
import { writeTask } from './write-task.ts';
import type { Writers } from './writing.ts';

const WRITERS: Writers = {
  judge: writeJudge,
  do: writeTask,
  choose: writeChoice,
  count: writeCount,
  score: writeScore,
};

/** A question of a situation that the rule set offers. */
export function generate(situation: Situation, game: Game, wish: Wish): Question {
  const rules = rulesIn(game.spoken);
  const { seed, reason } = wish;
  const recipes =
    reason === undefined
      ? recipesAt(seed, recipesOf(situation, rules))
      : recipesFor(situation, rules, reason, seed);
  return tellCheapest(compose({ situation, recipes }, game, wish, WRITERS), rules);
}

/** The question of a seed for a card's reason, and in its situation: the same that a page fetches. */
export function generateFor(card: DeckCard, game: Game, seed: number): Question {
  return generate(situationOf(situationAt(card, seed)), game, { seed, reason: card.reason });
}

/** The recipes for the reason that is due at a seed, where none is named. */
function recipesAt(seed: number, recipes: readonly Recipe[]): readonly Recipe[] {
  const { legality, round } = dueAt(seed, recipes);
  const fit = recipes.filter(({ legal }) => legal === legality);
  const ids = [...new Set(fit.flatMap(({ reasons }) => reasons))];
  const id = ids[round % ids.length];
  return turned(
    fit.filter(({ reasons }) => id !== undefined && reasons.includes(id)),
    Math.floor(round / ids.length),
  );
}

/** Of five questions two are legal, two are not, and one asks for more. */
const CYCLE: readonly Legality[] = ['legal', 'illegal', 'neither', 'illegal', 'legal'];

/** Which kind of question a seed has, and how many of that kind go before it. */
function dueAt(seed: number, recipes: readonly Recipe[]): { legality: Legality; round: number } {
  const cycle = CYCLE.filter((each) => recipes.some(({ legal }) => legal === each));
  const slot = seed % cycle.length;
  const legality = cycle[slot] as Legality;
  const each = cycle.filter((other) => other === legality).length;
  const before = cycle.slice(0, slot).filter((other) => other === legality).length;
  return { legality, round: Math.floor(seed / cycle.length) * each + before };
}
