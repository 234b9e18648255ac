/**
 * Going out with two last cards. Whatever leaves two cards can be laid by itself first, so only the last two
 * may have to go together: each alone would leave one card and no right to go out, as where both complete a
 * canasta that is needed.
 */
import type { Card } from './card.ts';
import type { Meld } from './meld.ts';
import { type Portion, portion, type Sorted, sortHand } from './portions.ts';
import type { Rules } from './rules.ts';

/** Pairs of additions that use up a hand of two cards; none for other hands. */
export function waysOut(
  cards: readonly Card[],
  melds: readonly Meld[],
  rules: Rules,
): readonly (readonly [Portion, Portion])[] {
  const [one, other] = cards;
  if (one === undefined || other === undefined || cards.length !== 2) return [];
  const first = additionsOf(one, melds, rules);
  const second = additionsOf(other, melds, rules);
  return first.flatMap((each) => second.map((then): [Portion, Portion] => [each, then]));
}

/** The melds a single card may go onto: of its rank, or any for a wild card. */
function additionsOf(card: Card, melds: readonly Meld[], rules: Rules): readonly Portion[] {
  const hand: Sorted = sortHand([card]);
  return melds.flatMap((meld) => {
    const rank = meld.rank;
    const held = rank === 'wild' ? 0 : (hand.naturals.get(rank)?.length ?? 0);
    const wild = hand.twos.length + hand.jokers.length;
    if (held + wild === 0) return [];
    return [portion(hand, rank, [held, hand.twos.length, hand.jokers.length], { rank }, rules)];
  });
}
