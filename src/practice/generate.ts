/** Makes questions. The same wish always gives the same question. */
import { chanceFrom } from '#src/engine/chance.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';
import { readScriptPosition } from '#src/scenario/position.ts';
import { Draft } from './draft.ts';
import type { Question } from './question.ts';
import { type Point, pointOf } from './reason.ts';
import type { Legality, Recipe } from './recipe.ts';
import { sampleTable } from './sample.ts';
import { reasonIdsOf, recipesOf, type Situation } from './situation.ts';
import { writeSteps } from './write.ts';

/** The rule set that is played: its id, and its rules in words. */
export interface Game {
  readonly variant: string;
  readonly spoken: SpokenBook;
}

/** Which question it is to be. */
export interface Wish {
  /** A whole number from 0. */
  readonly seed: number;
  /** What it is to turn on; anything the situation has, where nothing is said. */
  readonly reason?: Point;
}

/** Streams that are tried before a question is given up, which a test proves does not happen. */
const STREAMS = 60;

/**
 * A question of a situation that the rule set offers. Never fails for a reason of its list: where a deal cannot
 * be bent to it, another stream of the seed is tried.
 */
export function generate(situation: Situation, game: Game, wish: Wish): Question {
  const rules = rulesIn(game.spoken);
  const recipes = wished(recipesOf(situation, rules), wish);
  for (let stream = 0; stream < STREAMS; stream += 1) {
    const recipe = recipes[stream % 4 === 3 ? (stream >> 2) % recipes.length : 0];
    if (recipe === undefined) break;
    const found = attempt(situation, recipe, game, rules, wish, stream);
    if (found !== null) return found;
  }
  throw new Error(`No question for ${situation.id}, ${game.variant}, ${wish.seed}.`);
}

/** Recipes for what is wished, the one that is due first. */
function wished(recipes: readonly Recipe[], { seed, reason }: Wish): readonly Recipe[] {
  if (reason !== undefined) {
    const fit = recipes.filter(({ reasons }) => reasons.includes(reason.id));
    return turned(fit, seed);
  }
  const { legality, round } = dueAt(seed, recipes);
  const fit = recipes.filter(({ legal }) => legal === legality);
  const ids = [...new Set(fit.flatMap(({ reasons }) => reasons))];
  const id = ids[round % ids.length];
  return turned(
    fit.filter(({ reasons }) => id !== undefined && reasons.includes(id)),
    Math.floor(round / ids.length),
  );
}

/** The list, begun at another place. */
function turned<T>(list: readonly T[], by: number): readonly T[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
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

/** The question that a recipe makes of one stream of the seed, if it comes out as meant. */
function attempt(
  situation: Situation,
  recipe: Recipe,
  { variant, spoken }: Game,
  rules: Rules,
  { seed, reason }: Wish,
  stream: number,
): Question | null {
  const chance = chanceFrom(mixed(`${situation.id} ${seed} ${reason?.id ?? ''} ${stream}`));
  const draft = new Draft(sampleTable(recipe.stretch, rules, chance), rules, chance);
  const trial = recipe.build(draft);
  const position = draft.position();
  const table = readScriptPosition(position, rules);
  if (!table.ok) return null;
  const offered = ruleIdsOf(situation, rules);
  const steps = writeSteps(trial, { table: table.value, rules, spoken, chance, recipe, offered });
  const reasons = recipe.reasons.map(pointOf);
  const [first] = reasons;
  if (steps === null || first === undefined) return null;
  const id = `practice-${variant}-${situation.id}-${seed}-${reason?.id ?? 'any'}`;
  return {
    id,
    situation: situation.id,
    reasons,
    kind: trial.ask,
    legal: recipe.legal,
    script: {
      id,
      title: situation.title,
      variants: [variant],
      teaches: [first.rule, ...reasons.slice(1).map(({ rule }) => rule)],
      position,
      steps,
    },
  };
}

/** The rules that the situation's moves break or meet. */
function ruleIdsOf(situation: Situation, rules: Rules): readonly RuleId[] {
  const ids = reasonIdsOf(situation, rules).filter((id) => !id.startsWith('count:'));
  return [...new Set(ids.map((id) => pointOf(id).rule))];
}

/** A number from words: words that differ a little give numbers far apart (FNV-1a). */
function mixed(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1)
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  return hash;
}
