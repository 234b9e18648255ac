/** A situation with its recipes, fetched by a page when it first comes up. */
import type { Situation, SituationId } from './situation.ts';

type Fetch = () => Promise<{ readonly situation: Situation }>;

const FETCH: Readonly<Record<SituationId, Fetch>> = {
  'open-pile': () => import('./generators/open-pile.ts'),
  'frozen-pile': () => import('./generators/frozen-pile.ts'),
  opening: () => import('./generators/opening.ts'),
  'black-threes': () => import('./generators/black-threes.ts'),
  'red-threes': () => import('./generators/red-threes.ts'),
  'wild-limits': () => import('./generators/wild-limits.ts'),
  canastas: () => import('./generators/canastas.ts'),
  'going-out': () => import('./generators/going-out.ts'),
  asking: () => import('./generators/asking.ts'),
  'stock-end': () => import('./generators/stock-end.ts'),
  scoring: () => import('./generators/scoring.ts'),
  'new-deal': () => import('./generators/new-deal.ts'),
  'turned-card': () => import('./generators/turned-card.ts'),
  blind: () => import('./generators/blind.ts'),
  'wild-canasta': () => import('./generators/wild-canasta.ts'),
  packet: () => import('./generators/packet.ts'),
  'kept-discard': () => import('./generators/kept-discard.ts'),
};

export async function fetchSituation(id: SituationId): Promise<Situation> {
  return (await FETCH[id]()).situation;
}
