import { chanceFrom } from '#src/engine/chance.ts';
import type { QuestionLink } from './question-link.ts';
import type { Reason } from './reason.ts';
import type { Ask } from './recipe.ts';
import type { SituationId } from './situation.ts';

/** A reason that a round can draw. */
export interface DeckCard {
  readonly reason: Reason;
  /** The situations that it comes up in, at least one. */
  readonly situations: readonly SituationId[];
  /** The ways in which it is asked about there. */
  readonly asks: readonly Ask[];
}

/** The card that a link asks for; where it names no reason its seed draws one. Undefined if there is none. */
export function cardOf(
  deck: readonly DeckCard[],
  { seed, reason }: QuestionLink,
): DeckCard | undefined {
  return reason === null
    ? deck[seed % deck.length]
    : deck.find((card) => card.reason.id === reason);
}

/** What can be said of a move that is to be judged. */
export const JUDGED = ['legal', 'illegal'] as const;

/** What a card's moves are where they are to be judged; null where its reason is not asked about in that way. */
export function judgedAs({ reason, asks }: DeckCard): (typeof JUDGED)[number] | null {
  if (!asks.includes('judge')) return null;
  return reason.id.startsWith('fault:') ? 'illegal' : 'legal';
}

/** What one who was never asked anything is asked first: anything, but as likely a legal move as another. */
export function firstCard(deck: readonly DeckCard[], seed: number): DeckCard {
  const chance = chanceFrom(seed);
  const some = deck[chance.below(deck.length)];
  const wanted = some && judgedAs(some) && JUDGED[chance.below(2)];
  const fit = deck.filter((each) => judgedAs(each) === wanted);
  const card = fit[chance.below(Math.max(1, fit.length))] ?? some;
  if (card === undefined) throw new Error('There is nothing to draw from.');
  return card;
}

/** The situation in which a seed asks for a card's reason. */
export function situationAt({ reason, situations }: DeckCard, seed: number): SituationId {
  const id = situations[seed % situations.length];
  if (id === undefined) throw new Error(`"${reason.id}" comes up nowhere.`);
  return id;
}
