/** Every table of rows there is. */
import { CLASSIC_ROWS } from './classic.ts';
import type { Rows } from './row.ts';

export const ROWS: readonly Rows[] = [...CLASSIC_ROWS];
