/** Rows: one sentence of the rules each, as a position, moves, and what is told of the last of them. */
import type { Position } from '#src/engine/position.ts';
import type { RuleId } from '#src/engine/rules.ts';
import type { Penalty } from '#src/engine/verdict.ts';
import type { Setting } from '../at.ts';

/** The last move is 'legal' or has faults of these codes; `at`: the section of the source, and the ruling. */
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

/** What a move comes to: the position after it in the notation, how the deal ended, and what it costs. */
export interface Outcome extends Position {
  readonly ended?: { readonly by: string; readonly seat?: number; readonly blind?: boolean } | null;
  readonly costs?: Penalty | null;
}

/** As a row; `outcome` holds what matters of the last move's. */
export type Effect = readonly [
  what: string,
  setting: Setting,
  moves: string,
  outcome: Outcome,
  at: string,
];

export interface Effects {
  readonly variants: readonly string[];
  readonly effects: { readonly [Id in RuleId]?: readonly Effect[] };
}

/** What the text demands at a real table, in short. */
export const costs = (
  rule: Penalty['rule'],
  points: number,
  minimum = 0,
  owedTurns = 0,
): Penalty => ({
  rule,
  points,
  minimum,
  owedTurns,
});

/** Those that play by the classic text. */
export const CLASSIC = ['classic-four', 'classic-two', 'classic-three', 'hutto'] as const;
/** Those of them with partners, and those without. */
export const CLASSIC_TEAMS = ['classic-four', 'hutto'] as const;
export const CLASSIC_ALONE = ['classic-two', 'classic-three'] as const;
/** Those that draw two cards and need two canastas. */
export const CLASSIC_TWOS = ['classic-two', 'classic-three', 'hutto'] as const;

/** Those that play by the party text: with partners, alone; with as many wild cards as naturals, with two at most. */
export const PARTY_TEAMS = ['party-partners', 'party-222-partners'] as const;
export const PARTY_ALONE = ['party-solo', 'party-222-solo'] as const;
export const PARTY_ONE = ['party-partners', 'party-solo'] as const;
export const PARTY_TWO = ['party-222-partners', 'party-222-solo'] as const;
export const PARTY = [...PARTY_TEAMS, ...PARTY_ALONE] as const;
