/** The smallest sets of melds that reach a first meld's minimum: the fewest melds, and of those the fewest cards. */
import { JOKER } from './card.ts';
import type { Portion, Sorted } from './portions.ts';
import type { Rules } from './rules.ts';

type Portions = readonly Portion[];

/** What a portion adds to the count: its jokers only where they help (`opening.wilds`). */
function helps(portion: Portion, rules: Rules): number {
  const jokers = rules['opening.wilds'] === 'all-help' ? 0 : portion.jokers;
  return portion.points - jokers * rules['cards.values'].joker;
}

/**
 * Sets of portions, at most one from each list, that need no more twos and jokers than the hand has and are
 * worth at least `need` points, and that the judge `accepts`. `first`: portions of which one must be there, a meld with the pile's top card.
 */
export function waysToOpen(
  lists: readonly Portions[],
  hand: Sorted,
  need: number,
  rules: Rules,
  accepts: (set: Portions) => boolean,
  first: Portions | 'any' = 'any',
): readonly Portions[] {
  const search = new Search(hand, need, rules);
  const fewest = first === 'any' ? 1 : 0;
  const starts = first === 'any' ? [[]] : first.map((each) => [each]);
  for (let melds = fewest; melds <= lists.length; melds += 1) {
    const found = starts.flatMap((start) => search.extend(start, lists, melds));
    if (found.length === 0) continue;
    const fewer = found.filter(accepts);
    // What has points enough and is refused leaves too few cards, or waits for one meld more.
    const more = () => starts.flatMap((start) => search.extend(start, lists, melds + 1));
    const sets = fewer.length > 0 ? fewer : more().filter(accepts);
    const cards = Math.min(...sets.map(cardsIn));
    return sets.filter((set) => cardsIn(set) === cards);
  }
  return [];
}

function cardsIn(set: Portions): number {
  return set.reduce((sum, each) => sum + each.cards.length, 0);
}

class Search {
  private readonly hand: Sorted;
  private readonly need: number;
  private readonly rules: Rules;

  constructor(hand: Sorted, need: number, rules: Rules) {
    this.hand = hand;
    this.need = need;
    this.rules = rules;
  }

  /** The set with so many more portions, one from each of as many lists; only where the points can be reached. */
  extend(chosen: Portions, lists: readonly Portions[], more: number): readonly Portions[] {
    const points = chosen.reduce((sum, each) => sum + helps(each, this.rules), 0);
    if (more === 0) return points >= this.need && this.wildsGoRound(chosen) ? [chosen] : [];
    const best = lists.map((list) => Math.max(0, ...list.map((each) => helps(each, this.rules))));
    return lists.flatMap((list, at) => {
      const later = best.slice(at + 1).sort((a, b) => b - a);
      const rest = later.slice(0, more - 1).reduce((sum, each) => sum + each, 0);
      return list
        .filter((each) => points + helps(each, this.rules) + rest >= this.need)
        .filter((each) => this.wildsGoRound([...chosen, each]))
        .flatMap((each) => this.extend([...chosen, each], lists.slice(at + 1), more - 1));
    });
  }

  private wildsGoRound(set: Portions): boolean {
    const twos = set.reduce((sum, each) => sum + each.twos, 0);
    const jokers = set.reduce((sum, each) => sum + each.jokers, 0);
    return twos <= this.hand.twos.length && jokers <= this.hand.jokers.length;
  }
}

/** Gives every portion of a set its own wild cards, since each was cut from the whole hand. */
export function dealOutWilds(set: Portions, hand: Sorted): Portions {
  let two = 0;
  return set.map((each) => {
    const naturals = each.cards.slice(0, each.naturals);
    const twos = hand.twos.slice(two, two + each.twos);
    two += each.twos;
    return { ...each, cards: [...naturals, ...twos, ...new Array(each.jokers).fill(JOKER)] };
  });
}
