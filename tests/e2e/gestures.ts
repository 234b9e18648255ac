/** How a move is made by hand: which cards are chosen, and which buttons are pressed, by their own words. */
import type { Card } from '#src/engine/card.ts';
import type { Lay, Move } from '#src/engine/move.ts';
import { without } from '#src/engine/pack.ts';
import type { Rules } from '#src/engine/rules.ts';
import { handAt, type Table } from '#src/engine/table.ts';
import { cardName } from '#src/explain/card-words.ts';
import { sayMove } from '#src/explain/moves.ts';
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
      const words = sayOffer({ deed: { do: 'set-aside', onto }, place: 'picked' }, pick, rules);
      return { pick, words };
    }),
    { pick: { chosen, asides }, words: sayMove(move, rules) },
  ];
  const offered = steps.every(({ pick, words }) =>
    offersFor(table, rules, pick).some((offer) => sayOffer(offer, pick, rules) === words),
  );
  if (!offered) return null;
  return {
    gestures: steps.map(({ pick, words }) => ({ choose: pick.chosen.map(cardName), press: words })),
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
