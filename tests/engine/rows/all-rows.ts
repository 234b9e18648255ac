/** Every table of rows there is. */
import { CARDS } from './classic/cards.ts';
import { COSTS } from './classic/costs.ts';
import { EFFECTS as CLASSIC_EFFECTS } from './classic/effects.ts';
import { MELDS } from './classic/meld.ts';
import { OPENING } from './classic/opening.ts';
import { OUTS } from './classic/out.ts';
import { PILE } from './classic/pile.ts';
import { TURNS } from './classic/turn.ts';
import { PARTY_EFFECTS } from './party/effects.ts';
import { PARTY_LAY } from './party/lay.ts';
import { PARTY_OUT } from './party/out.ts';
import { PARTY_PILE } from './party/pile.ts';
import { PONY_EFFECTS } from './pony/effects.ts';
import { PONY_ROWS } from './pony/pony.ts';
import type { Effects, Rows } from './row.ts';

export const ROWS: readonly Rows[] = [
  ...CARDS,
  ...MELDS,
  ...OPENING,
  ...TURNS,
  ...PILE,
  ...OUTS,
  ...PARTY_LAY,
  ...PARTY_PILE,
  ...PARTY_OUT,
  ...PONY_ROWS,
];

export const EFFECTS: readonly Effects[] = [
  ...CLASSIC_EFFECTS,
  ...COSTS,
  ...PARTY_EFFECTS,
  ...PONY_EFFECTS,
];
