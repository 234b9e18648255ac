/** Each two of a list once, in its order. */
export function pairsOf<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const));
}
