import type { Game } from '#src/practice/compose.ts';
import { deckOf } from '#src/practice/deck.ts';
import type { DeckCard } from '#src/practice/deck-card.ts';
import type { RoundKind } from '#src/practice/round.ts';
import { roundsOf, situationsIn } from '#src/practice/rounds.ts';
import { spokenBook } from './placements.ts';

/** What the page of a round plays by, and what it draws from. */
interface OnPage {
  readonly game: Game;
  readonly kind: RoundKind;
  readonly deck: readonly DeckCard[];
}

export function roundAt(path: string): OnPage {
  const [, , variant = '', name] = path.split('/');
  const spoken = spokenBook(variant);
  const round = roundsOf(spoken).find(({ id }) => id === name);
  if (round === undefined) throw new Error(`${path} is no round.`);
  const game = { variant, spoken };
  return { game, kind: round.kind, deck: deckOf(situationsIn(round, spoken), spoken) };
}
