/** What a round asks next. */
import { type Chance, chanceFrom } from '#src/engine/chance.ts';
import { type DeckCard, JUDGED } from './deck-card.ts';
import { cardAt, cardOn, drawFirst, type FirstDrawing, fitting, idOf } from './draw-first.ts';
import type { Answered } from './round.ts';
import { nextReason } from './schedule.ts';

export interface Drawing extends FirstDrawing {
  readonly round: readonly Answered[];
}

/** By so many the questions of a round whose move is legal and the others may differ; then the fewer are asked. */
const LEAD = 2;

/** The card of the next question, by what is due. The deck must not be empty. */
export function draw(drawing: Drawing): DeckCard {
  const { kind, deck, standings, round, now, seed } = drawing;
  if (round.length === 0) return drawFirst(drawing);
  const chance = chanceFrom(seed);
  const fit = fitting(deck, standings, wantedNext(round, chance), chance);
  const asked = new Set(round.map(({ reason }) => reason.id));
  const unasked = (cards: readonly DeckCard[]) =>
    cards.filter((card) => !asked.has(card.reason.id));
  if (kind === 'test') {
    const able = [unasked(fit), unasked(deck), deck].find((cards) => cards.length > 0) ?? deck;
    return cardAt(able, chance.below(able.length));
  }
  const reason = nextReason({
    pool: deck.map(idOf),
    wanted: new Set(fit.map(idOf)),
    standings,
    round: round.map(({ reason, outcome, at }) => ({ reason: reason.id, outcome, at })),
    now,
    chance,
  });
  return cardOn(reason, deck);
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
