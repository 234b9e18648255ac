/** Ways to play by machine, for whole deals: any legal move, or a plain way that only lays what nature gives. */

import { canastasOf } from './canastas.ts';
import { type Card, isRedThree, NATURAL_RANKS, rankIndex } from './card.ts';
import type { Chance } from './chance.ts';
import { allow } from './judge.ts';
import { legalMoves } from './legal-moves.ts';
import type { Lay, LegalMove, Move } from './move.ts';
import { minimumOf, openingOf } from './opening.ts';
import { countOf } from './pack.ts';
import type { Rules } from './rules.ts';
import { handAt, type SideIndex, sideAt, sizeOf, stockLeft, type Table } from './table.ts';

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

/**
 * Draws, lays every natural set and natural addition that is allowed, asks partner before going out where it
 * must, and discards any card that may go. Takes the pile only where it is forced to.
 */
const simple: Policy = (table, rules, chance) => {
  if (table.permission?.answer === 'awaited')
    return allow(table, { do: 'answer', yes: true }, rules) ?? undefined;
  const hand = handAt(table, table.turn);
  const red = hand.cards.find(isRedThree);
  if (red !== undefined) return allow(table, { do: 'red-three', card: red }, rules) ?? undefined;
  if (table.phase === 'draw') {
    if (stockLeft(table.stock) > 0) return allow(table, { do: 'draw' }, rules) ?? undefined;
    return (
      allow(table, { do: 'pass' }, rules) ??
      legalMoves(table, rules).find((move) => move.do === 'take')
    );
  }
  return (
    ask(table, rules) ?? lay(table, rules) ?? throwAway(table, rules, chance) ?? leave(table, rules)
  );
};

/** Asks when laying what it can would go out, and it must ask first. */
function ask(table: Table, rules: Rules): LegalMove | null {
  if (rules['permission.ask'] !== 'must' || table.permission !== null || table.laid.length > 0)
    return null;
  const { melds } = sideAt(table, table.turn);
  const lays = layable(table, rules);
  const left =
    sizeOf(handAt(table, table.turn)) - lays.reduce((sum, each) => sum + each.cards.length, 0);
  return left <= 1 && canastasOf(melds, rules) >= rules['out.canastas'].count
    ? allow(table, { do: 'ask' }, rules)
    : null;
}

/** Natural sets of the hand, and naturals that fit the side's melds. */
function layable(table: Table, rules: Rules): readonly Lay[] {
  const { cards } = handAt(table, table.turn);
  const { melds } = sideAt(table, table.turn);
  const held = countRanks(cards);
  const lays: Lay[] = [];
  for (let rank = 0; rank < NATURAL_RANKS.length; rank += 1) {
    const name = NATURAL_RANKS[rank];
    const count = held[rank] as number;
    if (count === 0) continue;
    const meld = melds.find((each) => each.rank === name);
    if (meld === undefined && count < rules['meld.size']) continue;
    const own = cards.filter((card) => rankIndex(card) === rank);
    lays.push({ cards: own, onto: meld === undefined ? 'new' : { cards: meld.cards } });
  }
  return lays;
}

/** How many cards of each rank there are, by the rank's number. */
function countRanks(cards: readonly Card[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) counts[rankIndex(card)] = (counts[rankIndex(card)] as number) + 1;
  return counts;
}

function lay(table: Table, rules: Rules): LegalMove | null {
  const lays = layable(table, rules);
  if (lays.length === 0) return null;
  if (openingOf(table, table.sideOf[table.turn] as SideIndex, rules) !== 'opened')
    return opens(table, lays, rules) ? allow(table, { do: 'meld', melds: lays }, rules) : null;
  for (const each of lays) {
    const least = each.onto === 'new' ? rules['meld.size'] : 1;
    for (let size = each.cards.length; size >= least; size -= 1) {
      const move = allow(
        table,
        { do: 'meld', melds: [{ ...each, cards: each.cards.slice(0, size) }] },
        rules,
      );
      if (move !== null) return move;
    }
  }
  return null;
}

/** Whether all that nature gives comes near a first meld at all. */
function opens(table: Table, lays: readonly Lay[], rules: Rules): boolean {
  const points = lays.reduce((sum, each) => sum + countOf(each.cards, rules), 0);
  return points >= minimumOf(sideAt(table, table.turn), rules);
}

/** Any card that may be discarded, each as likely as the others. */
function throwAway(table: Table, rules: Rules, chance: Chance): LegalMove | null {
  const cards = handAt(table, table.turn).cards;
  if (cards.length === 0) return null;
  const start = chance.below(cards.length);
  for (let step = 0; step < cards.length; step += 1) {
    const move = allow(
      table,
      { do: 'discard', card: cards[(start + step) % cards.length] as Card },
      rules,
    );
    if (move !== null) return move;
  }
  return null;
}

/** With nothing to discard: the pony where it is open, else the end of the turn. */
function leave(table: Table, rules: Rules): LegalMove | undefined {
  const ways: readonly Move[] = [{ do: 'pony' }, { do: 'end' }];
  for (const way of ways) {
    const move = allow(table, way, rules);
    if (move !== null) return move;
  }
  return undefined;
}

export const PLAY_BY: Readonly<Record<PolicyName, Policy>> = { random, simple };
