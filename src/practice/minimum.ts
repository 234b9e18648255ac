/** The total of a side, which tells what its first meld must be worth, while a position is bent. */
import type { Rules } from '#src/engine/rules.ts';
import type { Draft } from './draft.ts';

/** Totals from one number to below another, and the least that a first meld must then be worth. */
interface Band {
  readonly from: number;
  readonly below: number;
  readonly need: number;
}

/** How far below zero a total is likely to be. */
const DEPTH = 400;

/** The bands of a rule set, as far as a game goes (`opening.minimum`, `opening.minus`, `game.target`). */
function bandsOf(rules: Rules): readonly Band[] {
  const { steps } = rules['opening.minimum'];
  const end = rules['game.target'].points;
  const zero = Math.min(...steps.map(({ from }) => from));
  return [
    { from: zero - DEPTH, below: zero, need: rules['opening.minus'] },
    ...steps.map(({ from, need }, at) => ({
      from,
      below: Math.min(end, steps[at + 1]?.from ?? end),
      need,
    })),
  ].filter(({ from, below }) => from < below);
}

/** What a first meld must be worth: more than one number, and no more than another. */
interface Needed {
  readonly over?: number;
  readonly upTo?: number;
}

/** Gives the side a total that asks for it; any, where no total does. */
export function needs(draft: Draft, needed: Needed): void {
  const { over = Number.NEGATIVE_INFINITY, upTo = Number.POSITIVE_INFINITY } = needed;
  const bands = bandsOf(draft.rules);
  const right = bands.filter(({ need }) => need > over && need <= upTo);
  const { from, below } = draft.one(right.length === 0 ? bands : right);
  draft.mine.score = from + STEP * draft.chance.below((below - from) / STEP);
}

/** Gives the side a total at which a first meld worth so much is enough, or is not. */
export function minimumIs(draft: Draft, points: number, is: 'reached' | 'missed'): void {
  needs(draft, is === 'reached' ? { upTo: points } : { over: points });
}

/** Every card and bonus is worth a multiple of this. */
const STEP = 5;
