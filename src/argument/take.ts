/** "Can I take this pile?": the way that needs fewest cards, else the attempt that comes nearest. */
import { type Card, isWild, JOKER, rankOf } from '#src/engine/card.ts';
import { legalMoves } from '#src/engine/legal-moves.ts';
import type { Move, MoveOf } from '#src/engine/move.ts';
import { without } from '#src/engine/pack.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, sideAt, type Table, topOf } from '#src/engine/table.ts';
import { type Answer, attempt, nearest } from './attempt.ts';
import { bestMelds } from './best-melds.ts';

/** The answer for the player on turn, who has not drawn yet. The hand must be known. */
export function canTake(table: Table, rules: Rules): Answer {
  const ways = legalMoves(table, rules).flatMap((move) =>
    move.do === 'take' || move.do === 'take-free' ? [move] : [],
  );
  const [best] = ways.toSorted((one, other) => costOf(one) - costOf(other));
  if (best !== undefined) return attempt(table, [best], rules);
  const [first, ...others] = plausible(table, rules);
  return nearest([
    attempt(table, [first], rules),
    ...others.map((move) => attempt(table, [move], rules)),
  ]);
}

/** A wild card is dearer than any natural one. */
const WILD = 100;

function costOf(move: MoveOf<'take'> | MoveOf<'take-free'>): number {
  if (move.do === 'take-free') return 0;
  const laid = [...move.with, ...move.melds.flatMap(({ cards }) => cards)];
  return laid.length + WILD * laid.filter(isWild).length;
}

/** What people would try: a natural pair, a natural and a wild card, onto their own meld; with all they can open with. */
function plausible(table: Table, rules: Rules): readonly [Move, ...Move[]] {
  const hand = handAt(table, table.turn).cards;
  const top = topOf(table.pile);
  const side = sideAt(table, table.turn);
  const alike = hand.filter((card) => top !== undefined && !isWild(card) && same(card, top));
  const two = hand.find((card) => isWild(card) && card !== JOKER);
  const joker = hand.find((card) => card === JOKER);
  const wilds = [two, joker].flatMap((card) => (card === undefined ? [] : [[card]]));
  const one = alike.slice(0, 1);
  const holdings: readonly (readonly Card[])[] = [
    alike.slice(0, rules['meld.naturals']),
    ...(one.length === 0 ? [] : wilds.map((wild) => [...one, ...wild])),
    alike,
    ...wilds.map((wild) => [...alike, ...wild]),
  ];
  const fresh = holdings.flatMap((cards): Move[] => [
    take(cards, []),
    ...(side.melds.length > 0 ? [] : [take(cards, meldsBeside(table, hand, cards, rules))]),
  ]);
  const own = side.melds.filter((meld) => top !== undefined && meld.rank === rankOf(top));
  const onto = own.map(
    (meld): Move => ({ do: 'take', with: [], onto: { cards: meld.cards }, melds: [] }),
  );
  return [take(alike.slice(0, rules['meld.naturals']), []), ...fresh, ...onto];
}

const same = (one: Card, other: Card) => rankOf(one) === rankOf(other);

function take(cards: readonly Card[], melds: MoveOf<'take'>['melds']): Move {
  return { do: 'take', with: cards, onto: 'new', melds };
}

/** The melds that the rest of the hand makes, of other ranks than the top card's. */
function meldsBeside(
  table: Table,
  hand: readonly Card[],
  used: readonly Card[],
  rules: Rules,
): MoveOf<'take'>['melds'] {
  const top = topOf(table.pile);
  const rest = without(hand, used).rest.filter((card) => top === undefined || !same(card, top));
  return bestMelds({ ...table, phase: 'meld' }, rest, rules);
}
