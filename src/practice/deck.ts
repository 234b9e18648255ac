/** What rounds draw from, made where pages are built: it needs every situation and every name. */
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';
import type { DeckCard } from './deck-card.ts';
import { reasonOf } from './named-reason.ts';
import type { Reason, ReasonId } from './reason.ts';
import { isOffered, reasonIdsOf, type Situation, type SituationId } from './situation.ts';
import { SITUATIONS } from './situations.ts';

/** The situations that a rule set has. */
export function situationsOf(spoken: SpokenBook): readonly Situation[] {
  return SITUATIONS.filter((situation) => isOffered(situation, rulesIn(spoken)));
}

/** The reasons that a situation's questions turn on, in the words of a book. */
export function reasonsOf(situation: Situation, spoken: SpokenBook): readonly Reason[] {
  return reasonIdsOf(situation, rulesIn(spoken)).map((id) => reasonOf(id, spoken));
}

/** The reasons of the situations under a rule set, each once. */
export function deckOf(situations: readonly Situation[], spoken: SpokenBook): readonly DeckCard[] {
  const places = new Map<ReasonId, SituationId[]>();
  for (const situation of situations) {
    for (const id of reasonIdsOf(situation, rulesIn(spoken)))
      places.set(id, [...(places.get(id) ?? []), situation.id]);
  }
  return [...places].map(([id, where]) => ({ reason: reasonOf(id, spoken), situations: where }));
}
