/** A round under way in writing, so that a page that is loaded again goes on with it. */
import { cardOf, type DeckCard } from './deck-card.ts';
import { heldIn, isWhole, readHeld } from './kept-text.ts';
import { type QuestionLink, SEEDS } from './question-link.ts';
import { isLegality } from './recipe.ts';
import { isOutcome } from './review.ts';
import { type Answered, LENGTH } from './round.ts';

/** What was answered, at least one, and the question that is on the table. */
export interface UnderWay {
  readonly answered: readonly Answered[];
  readonly now: QuestionLink;
}

export function writeRound({ answered, now }: UnderWay): string {
  const answers = answered.map(({ reason, ...rest }) => ({ reason: reason.id, ...rest }));
  return JSON.stringify({ now, answers });
}

/** Reads what `writeRound` wrote for a deck; null for anything else. */
export function readRound(text: string, deck: readonly DeckCard[]): UnderWay | null {
  const { now, answers } = readHeld(text);
  const asked = linkIn(now, deck);
  if (asked === null || !Array.isArray(answers)) return null;
  const answered = answers.map((each) => answeredIn(each, deck)).filter((each) => each !== null);
  const isAll = answered.length === answers.length;
  return isAll && answered.length > 0 && answered.length < LENGTH ? { answered, now: asked } : null;
}

function linkIn(value: unknown, deck: readonly DeckCard[]): QuestionLink | null {
  const { seed, reason } = heldIn(value);
  if (typeof reason !== 'string' || !isWhole(seed) || seed >= SEEDS) return null;
  return cardOf(deck, { seed, reason }) === undefined ? null : { seed, reason };
}

function answeredIn(value: unknown, deck: readonly DeckCard[]): Answered | null {
  const { legal, outcome, at } = heldIn(value);
  const link = linkIn(value, deck);
  const reason = link === null ? undefined : cardOf(deck, link)?.reason;
  if (link === null || reason === undefined) return null;
  if (!isLegality(legal) || !isOutcome(outcome) || !isWhole(at)) return null;
  return { reason, seed: link.seed, legal, outcome, at };
}
