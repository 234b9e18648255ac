/** Positions with one move each, judged under every variant: chosen so that the variants part. */
import { BLACK_THREES } from './examples/black-threes.ts';
import { CANASTAS } from './examples/canastas.ts';
import type { Example } from './examples/example.ts';
import { FIRST_MELDS } from './examples/first-melds.ts';
import { GOING_OUT } from './examples/going-out.ts';
import { MELDS } from './examples/melds.ts';
import { MENDING } from './examples/mending.ts';
import { NEW_DEALS } from './examples/new-deals.ts';
import { PARTNERS } from './examples/partners.ts';
import { PILES } from './examples/piles.ts';
import { PILES_BEFORE_MELDING } from './examples/piles-before-melding.ts';
import { PONIES } from './examples/ponies.ts';
import { TURNS } from './examples/turns.ts';

export type { Example };

/** All of them, topic by topic in the order of the catalogue. */
export const EXAMPLES: readonly Example[] = [
  ...PONIES,
  ...BLACK_THREES,
  ...MELDS,
  ...CANASTAS,
  ...FIRST_MELDS,
  ...MENDING,
  ...TURNS,
  ...PILES,
  ...PILES_BEFORE_MELDING,
  ...GOING_OUT,
  ...PARTNERS,
  ...NEW_DEALS,
];
