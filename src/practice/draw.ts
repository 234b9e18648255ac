/** What a round asks next. */
import { chanceFrom } from '#src/engine/chance.ts';
import type { DeckCard } from './deck-card.ts';
import type { Answered, RoundKind } from './round.ts';
import { nextReason } from './schedule.ts';
import type { Standings } from './standing.ts';

export interface Drawing {
  readonly kind: RoundKind;
  readonly deck: readonly DeckCard[];
  /** How the reasons stand under these rules, this round's answers included. */
  readonly standings: Standings;
  readonly round: readonly Answered[];
  /** The time now, in milliseconds since 1970. */
  readonly now: number;
  /** A whole number from 0. A question is never met twice as long as it is new each time. */
  readonly seed: number;
}

/** The card of the next question, by what is due. The deck must not be empty. */
export function draw({ kind, deck, standings, round, now, seed }: Drawing): DeckCard {
  const asked = new Set(round.map(({ reason }) => reason.id));
  const fresh = deck.filter(({ reason }) => !asked.has(reason.id));
  const able = kind === 'test' && fresh.length > 0 ? fresh : deck;
  const chance = chanceFrom(seed);
  const id = nextReason({
    pool: kind === 'test' ? [oneOf(able, chance.below(able.length))] : able.map(idOf),
    standings,
    round: round.map(({ reason, outcome, at }) => ({ reason: reason.id, outcome, at })),
    now,
    chance,
  });
  const card = able.find(({ reason }) => reason.id === id) ?? able[0];
  if (card === undefined) throw new Error('There is nothing to draw from.');
  return card;
}

const idOf = ({ reason }: DeckCard): string => reason.id;

function oneOf(deck: readonly DeckCard[], at: number): string {
  return deck[at]?.reason.id ?? '';
}
