/** About as many moves of a round are legal as are not, and no rule is asked about for long. */
import { expect, test } from 'vitest';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { recipesFor } from '#src/practice/compose.ts';
import { deckOf, situationsOf } from '#src/practice/deck.ts';
import { type DeckCard, situationAt } from '#src/practice/deck-card.ts';
import { draw } from '#src/practice/draw.ts';
import { standingsOf } from '#src/practice/memory.ts';
import type { Outcome } from '#src/practice/review.ts';
import { type Answered, LENGTH, type RoundKind } from '#src/practice/round.ts';
import { gameOf, situationOf } from './games.ts';

const LEARNERS = 40;
/** Each of them plays so many rounds. */
const ROUNDS = 5;
const SECOND = 1000;
const START = Date.UTC(2026, 10, 30, 20);

/** The learners' rounds, all answers alike, 20 seconds each. */
function played(variant: string, place: string, outcome: Outcome, kind: RoundKind = 'practice') {
  const { spoken } = gameOf(variant);
  const rules = rulesIn(spoken);
  const all = situationsOf(spoken);
  const deck = deckOf(place === 'mixed' ? all : all.filter(({ id }) => id === place), spoken);
  const legalOf = (card: DeckCard, seed: number) =>
    recipesFor(situationOf(situationAt(card, seed)), rules, card.reason, seed)[0]?.legal ??
    'neither';
  return Array.from({ length: LEARNERS }, (_, learner) => {
    const past: Answered[] = [];
    for (let count = 0; count < ROUNDS * LENGTH; count += 1) {
      const seed = (learner * 7919 + count * 104_729 + 13) % 2 ** 31;
      const now = START + count * 20 * SECOND;
      const standings = standingsOf(past.map((each) => ({ ...each, reason: each.reason.id })));
      const round = past.slice(count - (count % LENGTH));
      const card = draw({ kind, deck, standings, round, now, seed });
      past.push({ reason: card.reason, seed, legal: legalOf(card, seed), outcome, at: now });
    }
    return { past, deck };
  });
}

const PLACES = ['open-pile', 'mixed'];
const VARIANTS = ['classic-four', 'pony', 'hutto'];

const CASES = VARIANTS.flatMap((variant) =>
  PLACES.flatMap((place) =>
    (['right', 'missed'] as const).map((outcome) => ({ variant, place, outcome })),
  ),
);

test.each(CASES)(
  '$variant, $place, always $outcome: about half is legal',
  { timeout: 60_000 },
  ({ variant, place, outcome }) => {
    const asked = played(variant, place, outcome).flatMap(({ past }) => past);
    const judged = asked.filter(({ legal }) => legal !== 'neither');
    const share = judged.filter(({ legal }) => legal === 'legal').length / judged.length;
    expect(share).toBeGreaterThanOrEqual(0.35);
    expect(share).toBeLessThanOrEqual(0.65);
  },
);

test.each(VARIANTS)('a test of %s: about half is legal', { timeout: 60_000 }, (variant) => {
  const asked = played(variant, 'mixed', 'right', 'test').flatMap(({ past }) => past);
  const judged = asked.filter(({ legal }) => legal !== 'neither');
  const share = judged.filter(({ legal }) => legal === 'legal').length / judged.length;
  expect(share).toBeGreaterThanOrEqual(0.35);
  expect(share).toBeLessThanOrEqual(0.65);
});
