/** What a round asks next. */
import { type Chance, chanceFrom } from '#src/engine/chance.ts';
import { type DeckCard, firstCard, JUDGED, judgedAs } from './deck-card.ts';
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

/** By so many the questions of a round whose move is legal and the others may differ; then the fewer are asked. */
const LEAD = 2;

/** The card of the next question, by what is due. The deck must not be empty. */
export function draw({ kind, deck, standings, round, now, seed }: Drawing): DeckCard {
  if (round.length === 0 && standings.size === 0) return firstCard(deck, seed);
  const chance = chanceFrom(seed);
  const wanted = wantedNext(round, chance);
  const isAside = judgedAs(cardAt(deck, chance.below(deck.length))) === null;
  // What is not judged is new as often as there is of it; what was met comes when it is due.
  const fits = (card: DeckCard) =>
    (judgedAs(card) ?? (isAside || standings.has(card.reason.id) ? wanted : null)) === wanted;
  const fit = deck.filter(fits);
  const asked = new Set(round.map(({ reason }) => reason.id));
  const unasked = (cards: readonly DeckCard[]) =>
    cards.filter((card) => !asked.has(card.reason.id));
  if (kind === 'test') {
    const able = [unasked(fit), unasked(deck), deck].find((cards) => cards.length > 0) ?? deck;
    return cardAt(able, chance.below(able.length));
  }
  const id = nextReason({
    pool: deck.map(idOf),
    wanted: new Set(fit.map(idOf)),
    standings,
    round: round.map(({ reason, outcome, at }) => ({ reason: reason.id, outcome, at })),
    now,
    chance,
  });
  return cardAt(
    deck,
    deck.findIndex((card) => idOf(card) === id),
  );
}

/** Whether a legal move or another is to be judged next: nobody can tell, but the round comes out about even. */
function wantedNext(round: readonly Answered[], chance: Chance): (typeof JUDGED)[number] {
  const count = (legality: Answered['legal']) =>
    round.filter(({ legal }) => legal === legality).length;
  const lead = count('legal') - count('illegal');
  if (lead >= LEAD) return 'illegal';
  if (lead <= -LEAD) return 'legal';
  return JUDGED[chance.below(2)] ?? 'legal';
}

const idOf = ({ reason }: DeckCard): string => reason.id;

function cardAt(deck: readonly DeckCard[], at: number): DeckCard {
  const card = deck[at];
  if (card === undefined) throw new Error('There is nothing to draw from.');
  return card;
}
