/** Chance, always from a seed: the same seed gives the same cards and the same choices. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Chance {
  /** A whole number from 0 to below `under`. */
  below(under: number): number;
}

export function chanceFrom(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  return { below: (under) => uniformInt(generator, 0, under - 1) };
}

/** The list in a random order. */
export function shuffled<T>(list: readonly T[], chance: Chance): readonly T[] {
  const cards = list.slice();
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const other = chance.below(at + 1);
    const card = cards[at] as T;
    cards[at] = cards[other] as T;
    cards[other] = card;
  }
  return cards;
}
