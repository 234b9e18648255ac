/** What rounds draw from, made where pages are built: it needs every situation and every name. */
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';
import type { DeckCard } from './deck-card.ts';
import { reasonOf } from './named-reason.ts';
import type { Reason, ReasonId } from './reason.ts';
import { isOffered, reasonIdsOf, recipesOf, type Situation } from './situation.ts';
import { SITUATIONS } from './situations.ts';

/** The situations that a rule set has. */
export function situationsOf(spoken: SpokenBook): readonly Situation[] {
  return SITUATIONS.filter((situation) => isOffered(situation, rulesIn(spoken)));
}

/** The reasons that a situation's questions turn on, in the words of a book. */
export function reasonsOf(situation: Situation, spoken: SpokenBook): readonly Reason[] {
  return reasonIdsOf(situation, rulesIn(spoken)).map((id) => reasonOf(id, spoken));
}

/** The ids of all reasons that practice asks about under a rule set, each once. */
export function reasonIdsUnder(spoken: SpokenBook): readonly ReasonId[] {
  const rules = rulesIn(spoken);
  return [...new Set(SITUATIONS.flatMap((situation) => reasonIdsOf(situation, rules)))];
}

/** The reasons of the situations under a rule set, each once. */
export function deckOf(situations: readonly Situation[], spoken: SpokenBook): readonly DeckCard[] {
  const rules = rulesIn(spoken);
  const ids = new Set(situations.flatMap((situation) => reasonIdsOf(situation, rules)));
  return [...ids].map((id) => {
    const having = situations.flatMap((situation) => {
      const fit = recipesOf(situation, rules).filter(({ reasons }) => reasons.includes(id));
      return fit.map(({ ask }) => ({ situation: situation.id, ask }));
    });
    return {
      reason: reasonOf(id, spoken),
      situations: [...new Set(having.map(({ situation }) => situation))],
      asks: [...new Set(having.map(({ ask }) => ask))],
    };
  });
}
