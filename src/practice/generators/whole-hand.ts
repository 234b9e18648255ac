/** A whole hand laid in one turn. */
import type { Card } from '#src/engine/card.ts';
import type { Draft } from '../draft.ts';
import { minimumIs } from '../minimum.ts';

type Melds = readonly (readonly Card[])[];

/**
 * The first melds, and others that use up the hand but for so many cards. The turn's draw is behind, and the
 * side has no meld, so the number of cards is what the turns have left.
 */
export function wholeHand(draft: Draft, first: (draft: Draft) => Melds, left: number): Melds {
  draft.drawn();
  const held = draft.hand.length;
  const laid = first(draft);
  const rest = Math.max(0, held - left - laid.flat().length);
  const least = draft.rules['meld.size'];
  const others = Array.from({ length: Math.floor(rest / least) }, (_, at) => {
    const size = least + (at === 0 ? rest % least : 0);
    return draft.hold(draft.rank(size), size);
  });
  const melds = [...laid, ...others];
  draft.size(melds.flat().length + left);
  minimumIs(draft, draft.points(melds.flat()), 'reached');
  return melds;
}

/** So many canastas, the first of them complete or a card short. */
export function canastas(draft: Draft, count: number, last: 'complete' | 'short'): Melds {
  const size = draft.rules['canasta.size'];
  return Array.from({ length: count }, (_, at) =>
    draft.hold(draft.rank(size), at === 0 && last === 'short' ? size - 1 : size),
  );
}
