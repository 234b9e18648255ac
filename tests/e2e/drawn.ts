/** What a round's page draws first for a learner who comes back, told by the number its chance begins with. */
import type { Page } from '@playwright/test';
import { draw } from '#src/practice/draw.ts';
import { generateFor } from '#src/practice/generate.ts';
import { SEEDS } from '#src/practice/question-link.ts';
import type { Ask } from '#src/practice/recipe.ts';
import type { Standings } from '#src/practice/standing.ts';
import { writeStandings } from '#src/progress/keep-standings.ts';
import { keptReviews, STANDINGS } from '#src/progress/keys.ts';
import { roundAt } from './round-page.ts';

/** A first question of one kind, and what to do that it comes: what the browser keeps, and what its chance says. */
export interface Return {
  readonly ask: Ask;
  readonly kept: Readonly<Record<string, string>>;
  /** From 0 to below 1. */
  readonly chance: number;
}

/** All that a page leaves to chance comes out as this number, from 0 to below 1. */
export async function leaveToChance(page: Page, chance: number): Promise<void> {
  await page.addInitScript((random) => {
    Math.random = () => random;
  }, chance);
}

/** So many numbers are tried. A kind that none of them brings is none of the page's. */
const TRIES = 200;

/** One who answered once, long ago: for each kind of question that the page asks, one way to meet it. */
export function returnsTo(path: string): readonly Return[] {
  const { game, kind, deck } = roundAt(path);
  const { variant } = game;
  const [met] = deck;
  if (met === undefined) throw new Error(`${path} has nothing to draw from.`);
  const outcome = 'right';
  const standings: Standings = new Map([
    [met.reason.id, { firmness: 'met', due: 2e12, last: 1e12 }],
  ]);
  const kept = {
    [`${keptReviews(variant)}a-1`]: JSON.stringify({ reason: met.reason.id, outcome, at: 1e12 }),
    [STANDINGS + variant]: writeStandings(standings, 1),
  };
  const found = new Map<Ask, Return>();
  for (let seed = 0; seed < TRIES; seed += 1) {
    const asking = { kind, deck, standings, round: [], now: 1e12, seed };
    const ask = generateFor(draw(asking), game, seed).kind;
    if (!found.has(ask)) found.set(ask, { ask, kept, chance: (seed + 0.5) / SEEDS });
  }
  return [...found.values()];
}
