/** The keys of the pad as people call them. */
import type { PadKey } from '#src/argument/pad.ts';
import { aRank } from '#src/explain/card-words.ts';

/** What stands on a key: "K", "10", "black 3". */
export function keyLabel(key: PadKey): string {
  switch (key) {
    case 'black-three':
      return 'Black 3';
    case 'red-three':
      return 'Red 3';
    case 'joker':
      return 'Joker';
    default:
      return key;
  }
}

/** The card of a key: "a king", "an eight", "a black three". */
export function aKey(key: PadKey): string {
  switch (key) {
    case 'black-three':
      return 'a black three';
    case 'red-three':
      return 'a red three';
    default:
      return aRank(key);
  }
}
