/** The first melds that a side may lay: the smallest sets that suffice, from the hand alone or with the pile's top card. */
import { type Turn, turnAt } from './attempt.ts';
import { isMeldRank, rankOf } from './card.ts';
import { allowIn } from './judge.ts';
import type { LegalMove, Move } from './move.ts';
import { minimumOf } from './opening.ts';
import { pointsOf } from './pack.ts';
import { asLay, asMeld, freshMelds, newMelds, type Portion, sortHand } from './portions.ts';
import type { Rules } from './rules.ts';
import { type Table, topOf } from './table.ts';
import { dealOutWilds, waysToOpen } from './ways-to-open.ts';

/** All of them that are legal now. */
export function openings(table: Table, rules: Rules): readonly LegalMove[] {
  const turn = turnAt(table, rules);
  return [...openingTakes(turn), ...openingMelds(turn)].filter(
    (move): move is LegalMove => allowIn(turn, move) !== null,
  );
}

/** From the hand alone. */
export function openingMelds(turn: Turn): readonly Move[] {
  const { rules, side } = turn;
  const hand = sortHand(turn.hand.cards);
  const opening = (set: readonly Portion[]) => asMeld(dealOutWilds(set, hand));
  const accepts = (set: readonly Portion[]) => allowIn(turn, opening(set)) !== null;
  const lists = freshMelds(hand, rules);
  return waysToOpen(lists, hand, minimumOf(side, rules), rules, accepts).map(opening);
}

/** With the pile's top card (`pile.unopened`), and what they need besides. */
export function openingTakes(turn: Turn): readonly Move[] {
  const { table, rules, side } = turn;
  const top = topOf(table.pile);
  if (top === undefined || !isMeldRank(top) || rules['pile.unopened'] === 'closed') return [];
  const hand = sortHand(turn.hand.cards);
  const rank = rankOf(top);
  const first = newMelds(hand, rank, rules, 1).filter((each) => each.cards.length > 1);
  if (first.length === 0) return [];
  const others = freshMelds(hand, rules).filter((list) => list[0]?.rank !== rank);
  const take = (set: readonly Portion[]): Move => {
    const [pile, ...more] = dealOutWilds(set, hand);
    return { do: 'take', with: pile?.cards ?? [], onto: 'new', melds: more.map(asLay) };
  };
  const accepts = (set: readonly Portion[]) => allowIn(turn, take(set)) !== null;
  const need = minimumOf(side, rules) - pointsOf(top, rules);
  return waysToOpen(others, hand, need, rules, accepts, first).map(take);
}
