/** All situations with their recipes: for pages as they are built, and for tests. */
import { ASKING } from './generators/asking.ts';
import { BLACK_THREES } from './generators/black-threes.ts';
import { BLIND } from './generators/blind.ts';
import { CANASTAS } from './generators/canastas.ts';
import { FROZEN_PILE } from './generators/frozen-pile.ts';
import { GOING_OUT } from './generators/going-out.ts';
import { KEPT_DISCARD } from './generators/kept-discard.ts';
import { NEW_DEAL } from './generators/new-deal.ts';
import { OPEN_PILE } from './generators/open-pile.ts';
import { OPENING } from './generators/opening.ts';
import { PACKET } from './generators/packet.ts';
import { RED_THREES } from './generators/red-threes.ts';
import { SCORING } from './generators/scoring.ts';
import { STOCK_END } from './generators/stock-end.ts';
import { TURNED_CARD } from './generators/turned-card.ts';
import { WILD_CANASTA } from './generators/wild-canasta.ts';
import { WILD_LIMITS } from './generators/wild-limits.ts';
import { SITUATION_IDS, type Situation, type SituationId } from './situation.ts';

const ALL: Readonly<Record<SituationId, Situation>> = {
  'open-pile': OPEN_PILE,
  'frozen-pile': FROZEN_PILE,
  opening: OPENING,
  'black-threes': BLACK_THREES,
  'red-threes': RED_THREES,
  'wild-limits': WILD_LIMITS,
  canastas: CANASTAS,
  'going-out': GOING_OUT,
  asking: ASKING,
  'stock-end': STOCK_END,
  scoring: SCORING,
  'new-deal': NEW_DEAL,
  'turned-card': TURNED_CARD,
  blind: BLIND,
  'wild-canasta': WILD_CANASTA,
  packet: PACKET,
  'kept-discard': KEPT_DISCARD,
};

export const SITUATIONS: readonly Situation[] = SITUATION_IDS.map((id) => ALL[id]);
