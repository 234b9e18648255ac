/** Totals that ask so much of a first meld. */
import type { Chance } from '#src/engine/chance.ts';
import type { Rules } from '#src/engine/rules.ts';

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
export interface Needed {
  readonly over?: number;
  readonly upTo?: number;
}

/** A total that asks for it; any, where no total does. */
export function scoreFor(
  { over = Number.NEGATIVE_INFINITY, upTo = Number.POSITIVE_INFINITY }: Needed,
  rules: Rules,
  chance: Chance,
): number {
  const bands = bandsOf(rules);
  const right = bands.filter(({ need }) => need > over && need <= upTo);
  const list = right.length === 0 ? bands : right;
  const { from, below } = list[chance.below(list.length)] as Band;
  return from + STEP * chance.below((below - from) / STEP);
}

/** Every card and bonus is worth a multiple of this. */
const STEP = 5;
