/** The rule sets as games to make questions for, and every situation that one offers. */
import { VARIANTS } from '#content/rules/index.ts';
import { speak } from '#src/explain/spoken.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import type { Game } from '#src/practice/compose.ts';
import { isOffered, type Situation } from '#src/practice/situation.ts';
import { SITUATIONS } from '#src/practice/situations.ts';
import { openBook } from '#src/rulebook/variant.ts';

export const GAMES: readonly Game[] = VARIANTS.map((variant) => ({
  variant: variant.id,
  spoken: speak(openBook(variant)),
}));

export function gameOf(variant: string): Game {
  const game = GAMES.find((each) => each.variant === variant);
  if (game === undefined) throw new Error(`no variant ${variant}`);
  return game;
}

export function situationOf(id: string): Situation {
  const situation = SITUATIONS.find((each) => each.id === id);
  if (situation === undefined) throw new Error(`no situation ${id}`);
  return situation;
}

export interface Offer {
  readonly name: string;
  readonly situation: Situation;
  readonly game: Game;
}

/** Every situation under every rule set that has it. */
export const OFFERS: readonly Offer[] = GAMES.flatMap((game) =>
  SITUATIONS.filter((situation) => isOffered(situation, rulesIn(game.spoken))).map((situation) => ({
    name: `${situation.id}, ${game.variant}`,
    situation,
    game,
  })),
);
