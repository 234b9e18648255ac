/** A situation with its recipes, fetched by a page when it first comes up. */
import type { Situation, SituationId } from './situation.ts';

type Fetch = () => Promise<Situation>;

const FETCH: Readonly<Record<SituationId, Fetch>> = {
  'open-pile': async () => (await import('./generators/open-pile.ts')).OPEN_PILE,
  'frozen-pile': async () => (await import('./generators/frozen-pile.ts')).FROZEN_PILE,
  opening: async () => (await import('./generators/opening.ts')).OPENING,
  'black-threes': async () => (await import('./generators/black-threes.ts')).BLACK_THREES,
  'red-threes': async () => (await import('./generators/red-threes.ts')).RED_THREES,
  'wild-limits': async () => (await import('./generators/wild-limits.ts')).WILD_LIMITS,
  canastas: async () => (await import('./generators/canastas.ts')).CANASTAS,
  'going-out': async () => (await import('./generators/going-out.ts')).GOING_OUT,
  asking: async () => (await import('./generators/asking.ts')).ASKING,
  'stock-end': async () => (await import('./generators/stock-end.ts')).STOCK_END,
  scoring: async () => (await import('./generators/scoring.ts')).SCORING,
  'new-deal': async () => (await import('./generators/new-deal.ts')).NEW_DEAL,
  'turned-card': async () => (await import('./generators/turned-card.ts')).TURNED_CARD,
  blind: async () => (await import('./generators/blind.ts')).BLIND,
  'wild-canasta': async () => (await import('./generators/wild-canasta.ts')).WILD_CANASTA,
  packet: async () => (await import('./generators/packet.ts')).PACKET,
  'kept-discard': async () => (await import('./generators/kept-discard.ts')).KEPT_DISCARD,
};

export function fetchSituation(id: SituationId): Promise<Situation> {
  return FETCH[id]();
}
