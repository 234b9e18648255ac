/**
 * Going out needs more than one group at once: each alone would leave too little, or black threes wait for the
 * rest. These are the ways to lay a whole hand, or all but the card to discard.
 */
import type { Card } from './card.ts';
import type { Meld } from './meld.ts';
import { newMelds, type Portion, portion, type Sorted, sortHand } from './portions.ts';
import type { Rules } from './rules.ts';

/** Every set of groups that leaves at most one card of the hand. Whether the player may go out is the judge's to say. */
export function waysOut(
  cards: readonly Card[],
  melds: readonly Meld[],
  rules: Rules,
): readonly (readonly Portion[])[] {
  const hand = sortHand(cards);
  const ranks = [...hand.naturals.keys()];
  const loose = ranks.filter(
    (rank) =>
      (hand.naturals.get(rank)?.length ?? 0) < 2 && !melds.some((meld) => meld.rank === rank),
  );
  if (loose.length > 1) return [];
  const wild = newMelds(hand, 'wild', rules);
  const starts: readonly (readonly Portion[])[] = [[], ...wild.map((each) => [each])];
  return starts.flatMap((start) => cover(ranks, hand, melds, rules, start, 1));
}

function cover(
  ranks: readonly Portion['rank'][],
  hand: Sorted,
  melds: readonly Meld[],
  rules: Rules,
  chosen: readonly Portion[],
  spare: number,
): readonly (readonly Portion[])[] {
  const twos = chosen.reduce((sum, each) => sum + each.twos, 0);
  const jokers = chosen.reduce((sum, each) => sum + each.jokers, 0);
  if (twos > hand.twos.length || jokers > hand.jokers.length) return [];
  const [rank, ...others] = ranks;
  if (rank === undefined) return finish(hand, melds, rules, chosen, spare);
  const held = rank === 'wild' ? 0 : (hand.naturals.get(rank)?.length ?? 0);
  const ways: Portion[] = [...newMelds(hand, rank, rules)];
  for (const meld of melds)
    if (meld.rank === rank)
      for (let count = 1; count <= held; count += 1)
        ways.push(portion(hand, rank, [count, 0, 0], { cards: meld.cards }, rules));
  const laid = ways
    .filter((way) => held - way.naturals <= spare)
    .flatMap((way) =>
      cover(others, hand, melds, rules, [...chosen, way], spare - (held - way.naturals)),
    );
  const kept = held <= spare ? cover(others, hand, melds, rules, chosen, spare - held) : [];
  return [...laid, ...kept];
}

/** The wild cards not yet used go onto the side's melds, one is spare if no other card was. */
function finish(
  hand: Sorted,
  melds: readonly Meld[],
  rules: Rules,
  chosen: readonly Portion[],
  spare: number,
): readonly (readonly Portion[])[] {
  const twos = hand.twos.length - chosen.reduce((sum, each) => sum + each.twos, 0);
  const jokers = hand.jokers.length - chosen.reduce((sum, each) => sum + each.jokers, 0);
  if (twos + jokers <= spare) return chosen.length > 0 ? [chosen] : [];
  return melds.flatMap((meld) => {
    const onto = { cards: meld.cards };
    if (
      chosen.some(
        (each) => each.onto !== 'new' && 'cards' in each.onto && each.onto.cards === meld.cards,
      )
    )
      return [];
    return [[...chosen, portion(hand, 'wild', [0, twos, jokers], onto, rules)]];
  });
}
