/** What the learner has picked from the hand: the chosen cards, and groups set aside for the next move. */
import type { Card } from '#src/engine/card.ts';
import type { Lay } from '#src/engine/move.ts';
import type { HeldCard } from './hand.ts';

/** Cards set aside to be laid with the next move, as a new meld or onto one. */
export interface Aside {
  readonly cards: readonly HeldCard[];
  readonly onto: Lay['onto'];
}

export interface Selection {
  readonly chosen: readonly string[];
  readonly asides: readonly Aside[];
}

export const NOTHING: Selection = { chosen: [], asides: [] };

/** A selection as the cards it stands for. */
export interface Pick {
  readonly chosen: readonly Card[];
  readonly asides: readonly Lay[];
}

export function toggle(selection: Selection, key: string): Selection {
  const { chosen } = selection;
  const has = chosen.includes(key);
  return { ...selection, chosen: has ? chosen.filter((each) => each !== key) : [...chosen, key] };
}

/** Chooses exactly these cards; or none, where they are what is chosen already. */
export function chooseOnly(selection: Selection, keys: readonly string[]): Selection {
  const { chosen } = selection;
  const same = keys.length === chosen.length && keys.every((key) => chosen.includes(key));
  return { ...selection, chosen: same ? [] : keys };
}

/** Sets the chosen cards aside. */
export function setAside(
  selection: Selection,
  hand: readonly HeldCard[],
  onto: Lay['onto'],
): Selection {
  const cards = hand.filter(({ key }) => selection.chosen.includes(key));
  return { chosen: [], asides: [...selection.asides, { cards, onto }] };
}

/** Puts a group that was set aside back into the hand. */
export function putBack(selection: Selection, at: number): Selection {
  return { ...selection, asides: selection.asides.filter((_, place) => place !== at) };
}

/** The cards still standing in the rack. */
export function inRack(selection: Selection, hand: readonly HeldCard[]): readonly HeldCard[] {
  const gone = new Set(selection.asides.flatMap(({ cards }) => cards.map(({ key }) => key)));
  return hand.filter(({ key }) => !gone.has(key));
}

export function pickOf(selection: Selection, hand: readonly HeldCard[]): Pick {
  return {
    chosen: hand.filter(({ key }) => selection.chosen.includes(key)).map(({ card }) => card),
    asides: selection.asides.map(({ cards, onto }) => ({
      cards: cards.map(({ card }) => card),
      onto,
    })),
  };
}
