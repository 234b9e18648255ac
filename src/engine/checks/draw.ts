/** Drawing from the stock, and declining the pile when there is no stock. */
import type { Turn } from '../attempt.ts';
import type { Card } from '../card.ts';
import { isMeldRank } from '../card.ts';
import { type Check, check } from '../check.ts';
import { freezerOf } from '../freeze.ts';
import { isCanasta } from '../meld.ts';
import { sizeOf, stockLeft, topOf } from '../table.ts';

/** A turn owed has no draw, and taking the pile is one (A-S20). */
export const OWED: Check<Turn> = check('draw.owed', 'penalty.overdraw', {
  reads: [],
  applies: ({ table }, kind) => table.phase === 'draw' || kind === 'pass',
  holds: ({ owed }) => owed === 0,
  facts: ({ owed }, move) => ({ owed, move }),
});

export const DRAW_CHECKS: readonly Check<Turn>[] = [
  OWED,
  check('stock.empty', 'stock.empty', {
    reads: [],
    holds: ({ table }) => stockLeft(table.stock) > 0,
    facts: ({ table }) => ({ left: stockLeft(table.stock) }),
  }),
  check('draw.count', 'draw.count', {
    reads: ['draw.count'],
    shown: 'when-legal',
    applies: ({ table }) => stockLeft(table.stock) > 0,
    facts: ({ table, rules }) => ({
      count: Math.min(rules['draw.count'], stockLeft(table.stock)),
      left: stockLeft(table.stock),
    }),
  }),
];

/**
 * Whether the pile fits a meld of the player's side just so, which forces taking it once the stock is gone
 * (`stock.must-take`): unfrozen, onto a meld that is no canasta, and leaving a card to discard (A-S23, A-S23b).
 */
function mustTake({ table, rules, side, hand, opening }: Turn): boolean {
  if (rules['stock.must-take'] === 'never' || opening !== 'opened') return false;
  const top = topOf(table.pile);
  if (top === undefined || !isMeldRank(top) || freezerOf(table.pile, rules) !== null) return false;
  if (sizeOf(hand) + table.pile.cards.length - 1 < rules['out.keep'] + rules['discard.count'])
    return false;
  return side.melds.some(
    (meld) => meld.cards.length > 0 && fits(top, meld.cards) && !isCanasta(meld, rules),
  );
}

function fits(top: Card, cards: readonly Card[]): boolean {
  return cards.some((card) => card >> 2 === top >> 2);
}

export const PASS_CHECKS: readonly Check<Turn>[] = [
  OWED,
  check('stock.left', 'stock.empty', {
    reads: ['stock.empty'],
    holds: ({ table, rules }) =>
      stockLeft(table.stock) === 0 && rules['stock.empty'] === 'on-while-the-pile-is-taken',
    facts: ({ table }) => ({ left: stockLeft(table.stock) }),
  }),
  check('stock.must-take', 'stock.must-take', {
    reads: ['stock.must-take', 'freeze.by', 'canasta.size', 'out.keep', 'discard.count'],
    shown: 'always',
    applies: ({ table }) => stockLeft(table.stock) === 0,
    holds: (a) => !mustTake(a),
    facts: (a) => ({ top: topOf(a.table.pile) ?? null, fits: mustTake(a) }),
  }),
];
