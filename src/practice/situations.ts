/** All situations with their recipes: for pages as they are built, and for tests. */
import { situation as asking } from './generators/asking.ts';
import { situation as blackThrees } from './generators/black-threes.ts';
import { situation as blind } from './generators/blind.ts';
import { situation as canastas } from './generators/canastas.ts';
import { situation as frozenPile } from './generators/frozen-pile.ts';
import { situation as goingOut } from './generators/going-out.ts';
import { situation as keptDiscard } from './generators/kept-discard.ts';
import { situation as newDeal } from './generators/new-deal.ts';
import { situation as openPile } from './generators/open-pile.ts';
import { situation as opening } from './generators/opening.ts';
import { situation as packet } from './generators/packet.ts';
import { situation as redThrees } from './generators/red-threes.ts';
import { situation as scoring } from './generators/scoring.ts';
import { situation as stockEnd } from './generators/stock-end.ts';
import { situation as turnedCard } from './generators/turned-card.ts';
import { situation as wildCanasta } from './generators/wild-canasta.ts';
import { situation as wildLimits } from './generators/wild-limits.ts';
import { SITUATION_IDS, type Situation, type SituationId } from './situation.ts';

const ALL: Readonly<Record<SituationId, Situation>> = {
  'open-pile': openPile,
  'frozen-pile': frozenPile,
  opening,
  'black-threes': blackThrees,
  'red-threes': redThrees,
  'wild-limits': wildLimits,
  canastas,
  'going-out': goingOut,
  asking,
  'stock-end': stockEnd,
  scoring,
  'new-deal': newDeal,
  'turned-card': turnedCard,
  blind,
  'wild-canasta': wildCanasta,
  packet,
  'kept-discard': keptDiscard,
};

/** The situation of an id, with its recipes. */
export function situationOf(id: SituationId): Situation {
  return ALL[id];
}

export const SITUATIONS: readonly Situation[] = SITUATION_IDS.map(situationOf);
