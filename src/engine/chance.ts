/** Chance, always from a seed: the same seed gives the same cards and the same choices. */
import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';

export interface Chance {
  /** A whole number from 0 to below `under`, which is small: a card's place, or one of a few ways. */
  below(under: number): number;
}

/** So many numbers are passed over, after which seeds that are near each other have nothing in common. */
const PASSED_OVER = 20;

export function chanceFrom(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  skipN(generator, PASSED_OVER);
  return { below: (under) => Math.floor(uniformFloat32(generator) * under) };
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
