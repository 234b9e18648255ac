/** How a move is made by hand: which cards are chosen, and which buttons are pressed, by their own words. */
import type { Card } from '#src/engine/card.ts';
import type { Lay, Move } from '#src/engine/move.ts';
import { without } from '#src/engine/pack.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, type Table } from '#src/engine/table.ts';
import { cardName } from '#src/explain/card-words.ts';
import { YOU } from '#src/scenario/chair.ts';
import { sayOffer } from '#src/widgets/offer-words.ts';
import { offersFor } from '#src/widgets/offers.ts';
import type { Pick } from '#src/widgets/selection.ts';

/** Cards are chosen by their names, and then a button is pressed. */
export interface Gesture {
  readonly choose: readonly string[];
  readonly press: string;
}

export interface Way {
  /** All but the last set cards aside. */
  readonly gestures: readonly Gesture[];
  /** The buttons that put back what was set aside. */
  readonly back: readonly string[];
}

/** The way to a move whose cards are in the order of the rack, or null where the table offers none. */
export function wayToMake(move: Move, table: Table, rules: Rules): Way | null {
  const { asides, chosen } = partsOf(move);
  const all = [...asides.flatMap(({ cards }) => cards), ...chosen];
  if (without(handAt(table, YOU).cards, all).lacking.length > 0) return null;
  const steps = [
    ...asides.map(({ cards, onto }, at) => {
      const pick: Pick = { chosen: cards, asides: asides.slice(0, at) };
      return { pick, deed: { do: 'set-aside', onto } as const };
    }),
    { pick: { chosen, asides }, deed: { do: 'try', move } as const },
  ];
  const presses = steps.map(({ pick, deed }) => {
    const words = sayOffer({ deed, place: 'picked' }, pick, rules);
    const offer = offersFor(table, rules, pick).find(
      ({ deed: offered }) => sayOffer({ deed: offered, place: 'picked' }, pick, rules) === words,
    );
    return offer === undefined ? null : { pick, words: sayOffer(offer, pick, rules) };
  });
  if (presses.includes(null)) return null;
  return {
    gestures: presses.flatMap((press) =>
      press === null ? [] : [{ choose: press.pick.chosen.map(cardName), press: press.words }],
    ),
    back: asides.map((aside) => {
      const pick: Pick = { chosen: [], asides: [aside] };
      return sayOffer({ deed: { do: 'put-back', at: 0 }, place: 'usual' }, pick, rules);
    }),
  };
}

/** What is set aside first, and what is chosen when the move is made. */
function partsOf(move: Move): {
  readonly asides: readonly Lay[];
  readonly chosen: readonly Card[];
} {
  switch (move.do) {
    case 'take':
      return { asides: move.melds, chosen: move.with };
    case 'meld':
      return { asides: move.melds.slice(0, -1), chosen: move.melds.at(-1)?.cards ?? [] };
    case 'discard':
      return { asides: [], chosen: [move.card] };
    default:
      return { asides: [], chosen: [] };
  }
}
