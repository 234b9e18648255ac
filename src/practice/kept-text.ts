/** What was kept as text, and may be broken or another's: read with distrust. */

/** An object of which nothing is known yet. */
export type Held = Readonly<Record<string, unknown>>;

/** What a text of JSON holds; nothing, if it is broken or holds no object. */
export function readHeld(text: string): Held {
  try {
    return heldIn(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The object that a value is; an empty one for anything else. */
export function heldIn(value: unknown): Held {
  return typeof value === 'object' && value !== null ? (value as Held) : {};
}

/** A number that can count something, or name a seed. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** A moment that a date can hold, in milliseconds since 1970. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 8.64e15;
}
