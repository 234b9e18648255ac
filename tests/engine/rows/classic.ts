/** All rows of the classic text. */
import { CARDS } from './classic/cards.ts';
import { MELDS } from './classic/meld.ts';
import { OPENING } from './classic/opening.ts';
import { OUTS } from './classic/out.ts';
import { PILE } from './classic/pile.ts';
import { TURNS } from './classic/turn.ts';
import type { Rows } from './row.ts';

export const CLASSIC_ROWS: readonly Rows[] = [
  ...CARDS,
  ...MELDS,
  ...OPENING,
  ...TURNS,
  ...PILE,
  ...OUTS,
];
