/** What a round asks first. */
import { type Chance, chanceFrom } from '#src/engine/chance.ts';
import { type DeckCard, firstCard, JUDGED, judgedAs } from './deck-card.ts';
import { firstOf } from './first-of.ts';
import type { RoundKind } from './round.ts';
import type { Standings } from './standing.ts';

export interface FirstDrawing {
  readonly kind: RoundKind;
  readonly deck: readonly DeckCard[];
  /** How the reasons stand under these rules, this round's answers included. */
  readonly standings: Standings;
  /** The time now, in milliseconds since 1970. */
  readonly now: number;
  /** A whole number from 0. A question is never met twice as long as it is new each time. */
  readonly seed: number;
}

/** The card of a round's first question, by what is due. The deck must not be empty. */
export function drawFirst({ kind, deck, standings, now, seed }: FirstDrawing): DeckCard {
  if (standings.size === 0) return firstCard(deck, seed);
  const chance = chanceFrom(seed);
  const wanted = JUDGED[chance.below(2)] ?? 'legal';
  const fit = fitting(deck, standings, wanted, chance);
  const able = fit.length > 0 ? fit : deck;
  if (kind === 'test') return cardAt(able, chance.below(able.length));
  return cardOn(firstOf(able.map(idOf), { standings, met: 0, now, chance }), deck);
}

/** Cards that would keep a round in balance, where a move judged so is wanted. */
export function fitting(
  deck: readonly DeckCard[],
  standings: Standings,
  wanted: (typeof JUDGED)[number],
  chance: Chance,
): readonly DeckCard[] {
  const isAside = judgedAs(cardAt(deck, chance.below(deck.length))) === null;
  // What is not judged is new as often as there is of it; what was met comes when it is due.
  return deck.filter(
    (card) =>
      (judgedAs(card) ?? (isAside || standings.has(card.reason.id) ? wanted : null)) === wanted,
  );
}

export const idOf = ({ reason }: DeckCard): string => reason.id;

/** The deck's card on a reason. */
export function cardOn(reason: string, deck: readonly DeckCard[]): DeckCard {
  return cardAt(
    deck,
    deck.findIndex((card) => idOf(card) === reason),
  );
}

export function cardAt(deck: readonly DeckCard[], at: number): DeckCard {
  const card = deck[at];
  if (card === undefined) throw new Error('There is nothing to draw from.');
  return card;
}
