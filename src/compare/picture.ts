/** Cards that show what a question is about. */
import type { Card } from '#src/engine/card.ts';
import { parseCards } from '#src/engine/notation.ts';

export type Picture =
  /** As many of a card as the answer says, beside each answer. */
  | { readonly show: 'so-many'; readonly of: string }
  /** Cards beside the question; `pile` is the top card of the pile. */
  | { readonly show: 'cards'; readonly cards: string; readonly pile?: string };

/** The number that an answer turns on: itself, or the one it counts; none where the game has no such thing. */
export function numberIn(answer: unknown): number {
  if (typeof answer === 'number') return answer;
  if (typeof answer !== 'object' || answer === null) return 0;
  const counts = ['count', 'cards'].map((field): unknown => Reflect.get(answer, field));
  return counts.find((count): count is number => typeof count === 'number') ?? 0;
}

/** The cards of a picture's notation. "back" is the back of any. Throws for what is no card: broken data. */
export function cardsIn(notation: string): readonly (Card | 'back')[] {
  if (notation === 'back') return ['back'];
  const cards = parseCards(notation);
  if (!cards.ok) throw new Error(cards.problems.join(' '));
  return cards.value;
}
