/** The smallest sets of melds that reach a first meld's minimum: as few melds as can be, none larger than it need be. */
import { JOKER } from './card.ts';
import type { Portion, Sorted } from './portions.ts';
import type { Rules } from './rules.ts';

/** What a portion adds to the count: its jokers only where they help (`opening.wilds`). */
export function helps(portion: Portion, rules: Rules): number {
  return rules['opening.wilds'] === 'all-help'
    ? portion.points
    : portion.points - portion.jokers * rules['cards.values'].joker;
}

/**
 * Sets of portions, one from each list at most, that need no more twos and jokers than the hand has and are
 * worth at least `need` points. `first` lists portions of which one must be there (a meld with the pile's top card).
 */
export function waysToOpen(
  lists: readonly (readonly Portion[])[],
  hand: Sorted,
  need: number,
  rules: Rules,
  first: readonly Portion[] = [],
): readonly (readonly Portion[])[] {
  const starts: readonly (readonly Portion[])[] =
    first.length > 0 ? first.map((each) => [each]) : [[]];
  for (let more = first.length > 0 ? 0 : 1; more <= lists.length; more += 1) {
    const found = starts.flatMap((start) => choose(lists, hand, need, rules, start, more));
    const smallest = found.filter(
      (set) => !found.some((other) => other !== set && within(other, set)),
    );
    if (smallest.length > 0) return smallest;
  }
  return [];
}

function choose(
  lists: readonly (readonly Portion[])[],
  hand: Sorted,
  need: number,
  rules: Rules,
  chosen: readonly Portion[],
  more: number,
): readonly (readonly Portion[])[] {
  if (chosen.reduce((sum, each) => sum + each.twos, 0) > hand.twos.length) return [];
  if (chosen.reduce((sum, each) => sum + each.jokers, 0) > hand.jokers.length) return [];
  const points = chosen.reduce((sum, each) => sum + helps(each, rules), 0);
  if (more === 0) return points >= need ? [chosen] : [];
  const best = lists
    .map((list) => Math.max(0, ...list.map((each) => helps(each, rules))))
    .sort((a, b) => b - a);
  if (points + best.slice(0, more).reduce((sum, each) => sum + each, 0) < need) return [];
  return lists.flatMap((list, at) =>
    list.flatMap((each) =>
      choose(lists.slice(at + 1), hand, need, rules, [...chosen, each], more - 1),
    ),
  );
}

/** Whether every portion of one set is part of the other's portion of that rank. */
function within(some: readonly Portion[], other: readonly Portion[]): boolean {
  return some.every((each) =>
    other.some(
      (than) =>
        than.rank === each.rank &&
        each.naturals <= than.naturals &&
        each.twos <= than.twos &&
        each.jokers <= than.jokers,
    ),
  );
}

/** Gives every portion of a set its own wild cards, since each was cut from the whole hand. */
export function dealOutWilds(set: readonly Portion[], hand: Sorted): readonly Portion[] {
  let two = 0;
  return set.map((each) => {
    const naturals = each.cards.slice(0, each.naturals);
    const twos = hand.twos.slice(two, two + each.twos);
    const jokers = new Array(each.jokers).fill(JOKER);
    two += each.twos;
    return { ...each, cards: [...naturals, ...twos, ...jokers] };
  });
}
