/** Makes a question by the recipes for it, with the writers that are here. */
import { chanceFrom } from '#src/engine/chance.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';
import { Draft } from './draft.ts';
import type { Question } from './question.ts';
import { type Point, pointOf } from './reason.ts';
import type { Ask, Recipe, Trial } from './recipe.ts';
import { sampleTable } from './sample.ts';
import { reasonIdsOf, recipesOf, type Situation } from './situation.ts';
import type { Writers, Writing, Written } from './writing.ts';

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

/** The recipes for a reason, begun at a place of their list that the seed tells. */
export function recipesFor(
  situation: Situation,
  rules: Rules,
  { id }: Point,
  seed: number,
): readonly Recipe[] {
  return turned(
    recipesOf(situation, rules).filter(({ reasons }) => reasons.includes(id)),
    seed,
  );
}

/** The list, begun at another place. */
export function turned<T>(list: readonly T[], by: number): readonly T[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** A situation, and its recipes for what is wished, the one that is due first. */
interface Due {
  readonly situation: Situation;
  readonly recipes: readonly Recipe[];
}

/** A writer that is not here yet, without which nobody can tell what the question is. */
export interface Missing {
  readonly missing: Ask;
}

/**
 * Never fails for a reason of the situation's list: where a deal cannot be bent to it, another stream of the
 * seed is tried.
 */
export function compose(due: Due, game: Game, wish: Wish, writers: Writers): Question;
export function compose(
  due: Due,
  game: Game,
  wish: Wish,
  writers: Partial<Writers>,
): Question | Missing;
export function compose(
  { situation, recipes }: Due,
  game: Game,
  wish: Wish,
  writers: Partial<Writers>,
): Question | Missing {
  for (let stream = 0; stream < STREAMS; stream += 1) {
    const recipe = recipes[stream % 4 === 3 ? (stream >> 2) % recipes.length : 0];
    if (recipe === undefined) break;
    const found = attempt(situation, recipe, game, wish, stream, writers);
    if (found !== null) return found;
  }
  throw new Error(`No question for ${situation.id}, ${game.variant}, ${wish.seed}.`);
}

/** The question that a recipe makes of one stream of the seed, if it comes out as meant. */
function attempt(
  situation: Situation,
  recipe: Recipe,
  { variant, spoken }: Game,
  { seed, reason }: Wish,
  stream: number,
  writers: Partial<Writers>,
): Question | Missing | null {
  const rules = rulesIn(spoken);
  const chance = chanceFrom(mixed(`${situation.id} ${seed} ${reason?.id ?? ''} ${stream}`));
  const draft = new Draft(sampleTable(recipe.stretch, rules, chance), rules, chance);
  const trial = recipe.build(draft);
  const table = draft.table();
  if (table === null) return null;
  if (writers[trial.ask] === undefined) return { missing: trial.ask };
  const offered = ruleIdsOf(situation, rules);
  const written = write(trial, { table, rules, spoken, chance, recipe, offered }, writers);
  const [first, ...others] = recipe.reasons.map(pointOf);
  if (written === null || first === undefined) return null;
  const id = `practice-${variant}-${situation.id}-${seed}-${reason?.id ?? 'any'}`;
  return {
    id,
    situation: situation.id,
    reasons: [first, ...others],
    kind: trial.ask,
    legal: recipe.legal,
    staged: {
      id,
      title: situation.title,
      start: { ...table, ended: written.ended ?? null },
      steps: written.steps,
    },
    of: written.of ?? null,
  };
}

function write(trial: Trial, writing: Writing, writers: Partial<Writers>): Written | null {
  switch (trial.ask) {
    case 'judge':
      return writers.judge?.(trial, writing) ?? null;
    case 'do':
      return writers.do?.(trial, writing) ?? null;
    case 'choose':
      return writers.choose?.(trial, writing) ?? null;
    case 'count':
      return writers.count?.(trial, writing) ?? null;
    case 'score':
      return writers.score?.(trial, writing) ?? null;
    default:
      return trial satisfies never;
  }
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
