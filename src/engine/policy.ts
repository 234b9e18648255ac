/** Ways to play by machine, for whole deals: any legal move, or a plain way that only lays what nature gives. */
import type { Chance } from './chance.ts';
import { legalMoves } from './legal-moves.ts';
import type { LegalMove } from './move.ts';
import { plainMove } from './plain-move.ts';
import type { Rules } from './rules.ts';
import { stockLeft, type Table } from './table.ts';

/** Chooses a legal move; none is left only where the deal is over. */
export type Policy = (table: Table, rules: Rules, chance: Chance) => LegalMove | undefined;

export const POLICIES = ['random', 'simple'] as const;
export type PolicyName = (typeof POLICIES)[number];

/** Any legal move of the list; it asks partner only where it must, and never for a re-deal. */
const random: Policy = (table, rules, chance) => {
  const asks = rules['permission.ask'] === 'must';
  const moves = legalMoves(table, rules).filter(
    (move) => move.do !== 'redeal' && (asks || move.do !== 'ask'),
  );
  return moves.length === 0 ? undefined : moves[chance.below(moves.length)];
};

/** The plain way, which takes the pile only where it is forced to. */
const simple: Policy = (table, rules, chance) =>
  plainMove(table, rules, chance) ??
  (table.phase === 'draw' && stockLeft(table.stock) === 0
    ? legalMoves(table, rules).find(({ do: kind }) => kind === 'take')
    : undefined);

export const PLAY_BY: Readonly<Record<PolicyName, Policy>> = { random, simple };
