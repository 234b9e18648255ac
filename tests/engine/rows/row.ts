/** Rows: one sentence of the rules each, as a position, moves, and what is told of the last of them. */
import type { RuleId } from '#src/engine/rules.ts';
import type { Setting } from '../at.ts';

/** The last move is 'legal' or has faults of these codes; `at`: the section of the source, and the ruling. */
/** A row. */
export type Row = readonly [
  what: string,
  setting: Setting,
  moves: string,
  told: string,
  at: string,
];

/** Rows filed under the rule that decides them, for the variants that play so. */
export interface Rows {
  readonly variants: readonly string[];
  readonly rows: { readonly [Id in RuleId]?: readonly Row[] };
}

/** Those that play by the classic text. */
export const CLASSIC = ['classic-four', 'classic-two', 'classic-three', 'hutto'] as const;
/** Those of them with partners, and those without. */
export const CLASSIC_TEAMS = ['classic-four', 'hutto'] as const;
export const CLASSIC_ALONE = ['classic-two', 'classic-three'] as const;
/** Those that draw two cards and need two canastas. */
export const CLASSIC_TWOS = ['classic-two', 'classic-three', 'hutto'] as const;
