/** How a question about certain reasons is made: where it can come up, and how a position is bent to it. */
import type { Move } from '#src/engine/move.ts';
import type { RuleId, Rules } from '#src/engine/rules.ts';
import type { Code } from '#src/engine/verdict.ts';
import type { CountOf, Goal } from '#src/scenario/script.ts';
import type { Draft } from './draft.ts';
import type { ReasonId } from './reason.ts';
import type { Stretch } from './sample.ts';

/** What is asked once the position lies there. */
export type Trial =
  /** Is this legal, and which rules decide it? */
  | { readonly ask: 'judge'; readonly move: Move }
  /** Do it: any legal way to the goal counts. */
  | {
      readonly ask: 'do';
      readonly text: string;
      readonly goal: Goal;
      readonly solution: readonly [Move, ...Move[]];
      /** Where to look. */
      readonly hint: string;
    }
  /** Which of these are legal? */
  | { readonly ask: 'choose'; readonly text: string; readonly options: readonly Move[] }
  /** How much is it? */
  | { readonly ask: 'count'; readonly text: string; readonly of: Counted<'opening' | 'minimum'> }
  /** What is the deal worth? Every line is asked for, or the wrong line of a filled sheet. */
  | {
      readonly ask: 'score';
      /** What has happened, in a sentence. */
      readonly before: string;
      readonly text: string;
      readonly of: Counted<'deal'>;
      readonly as: 'lines' | 'sheet';
    };

type Counted<K extends CountOf['is']> = Extract<CountOf, { is: K }>;

/** A way of asking. */
export type Ask = Trial['ask'];

/** Whether a question has one move that is allowed, one that is not, or asks for more than that. */
const LEGALITIES = ['legal', 'illegal', 'neither'] as const;
export type Legality = (typeof LEGALITIES)[number];

export function isLegality(value: unknown): value is Legality {
  return LEGALITIES.some((each) => each === value);
}

/** Whether a rule set allows it at all. */
export type Where = (rules: Rules) => boolean;

/** What is asked in one way. */
export type TrialOf<K extends Ask> = Extract<Trial, { ask: K }>;

export interface Recipe {
  readonly ask: Ask;
  readonly legal: Legality;
  /** The faults that a move has, all of them; or the grounds that decide; or what is counted. */
  readonly reasons: readonly ReasonId[];
  readonly where: Where;
  readonly stretch: Stretch;
  readonly build: (draft: Draft) => Trial;
}

type Build = (draft: Draft) => Move;

export const ANYWHERE: Where = () => true;

const faults = (codes: readonly Code[]) => codes.map((code): ReasonId => `fault:${code}`);
const grounds = (codes: readonly Code[]) => codes.map((code): ReasonId => `ground:${code}`);

/** A question whether a move is legal. */
function judged(
  legality: 'legal' | 'illegal',
  reasons: readonly ReasonId[],
  where: Where,
  build: Build,
  stretch: Stretch,
): Recipe {
  const trial = (draft: Draft): Trial => ({ ask: 'judge', move: build(draft) });
  return { ask: 'judge', legal: legality, reasons, where, stretch, build: trial };
}

/** A move that is refused for these faults, and no others. */
export function illegal(
  codes: readonly Code[],
  where: Where,
  build: Build,
  stretch: Stretch = 'midst',
): Recipe {
  return judged('illegal', faults(codes), where, build, stretch);
}

/** A move that is allowed, on these grounds above all. */
export function legal(
  codes: readonly Code[],
  where: Where,
  build: Build,
  stretch: Stretch = 'midst',
): Recipe {
  return judged('legal', grounds(codes), where, build, stretch);
}

type Asked<K extends Ask> = Omit<TrialOf<K>, 'ask'>;

/** A question that asks for more than a verdict. */
function asking<K extends Exclude<Ask, 'judge'>>(
  ask: K,
  reasons: readonly ReasonId[],
  where: Where,
  build: (draft: Draft) => Asked<K>,
  stretch: Stretch = 'midst',
): Recipe {
  // What is asked in this way is just this way and the rest of it.
  const trial = (draft: Draft) => ({ ask, ...build(draft) }) as unknown as TrialOf<K>;
  return { ask, legal: 'neither', reasons, where, stretch, build: trial };
}

/** Something to do at the table; the move that does it rests on these grounds. */
export function task(
  codes: readonly Code[],
  where: Where,
  build: (draft: Draft) => Asked<'do'>,
  stretch?: Stretch,
): Recipe {
  return asking('do', grounds(codes), where, build, stretch);
}

/** Moves to choose the legal ones from; the others have just these faults among them. */
export function choice(
  codes: readonly Code[],
  where: Where,
  build: (draft: Draft) => Asked<'choose'>,
  stretch?: Stretch,
): Recipe {
  return asking('choose', faults(codes), where, build, stretch);
}

const counts = (ids: readonly RuleId[]) => ids.map((id): ReasonId => `count:${id}`);

/** A number to find by these rules. */
export function sum(
  ids: readonly RuleId[],
  where: Where,
  build: (draft: Draft) => Asked<'count'>,
): Recipe {
  return asking('count', counts(ids), where, build);
}

/** A deal whose score has lines by these rules. */
export function score(
  ids: readonly RuleId[],
  where: Where,
  build: (draft: Draft) => Asked<'score'>,
): Recipe {
  return asking('score', counts(ids), where, build);
}
