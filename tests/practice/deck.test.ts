/** What rounds draw from, and what is drawn from it first. */
import { describe, expect, test } from 'vitest';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { deckOf, situationsOf } from '#src/practice/deck.ts';
import { firstCard } from '#src/practice/deck-card.ts';
import { draw } from '#src/practice/draw.ts';
import { fetchQuestion } from '#src/practice/fetch-question.ts';
import { generateFor } from '#src/practice/generate.ts';
import { ROUND_KINDS } from '#src/practice/round.ts';
import { recipesOf } from '#src/practice/situation.ts';
import { GAMES } from './games.ts';

describe.each(GAMES)('$variant', (game) => {
  const situations = situationsOf(game.spoken);
  const deck = deckOf(situations, game.spoken);

  test.each(ROUND_KINDS)('what a new learner is asked first is what a %s draws', (kind) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const drawn = draw({ kind, deck, standings: new Map(), round: [], now: 0, seed });
      expect(firstCard(deck, seed)).toBe(drawn);
    }
  });

  test('a card names each way in which its reason is asked about', () => {
    const recipes = situations.flatMap((each) => recipesOf(each, rulesIn(game.spoken)));
    for (const { reason, asks } of deck) {
      const wanted = recipes.filter(({ reasons }) => reasons.includes(reason.id));
      expect(new Set(asks)).toEqual(new Set(wanted.map(({ ask }) => ask)));
    }
  });

  test('a page makes the question that the build makes', { timeout: 60_000 }, async () => {
    for (const [seed, card] of deck.entries()) {
      expect(await fetchQuestion(card, game, seed)).toEqual(generateFor(card, game, seed));
    }
  });
});
