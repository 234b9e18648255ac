/** What a button says it would do, in full words with its cards. */
import type { Card } from '#src/engine/card.ts';
import type { Rules } from '#src/engine/rules.ts';
import { rankList, rankOnto, ranksName } from '#src/explain/card-words.ts';
import { sayMove } from '#src/explain/moves.ts';
import type { Offer } from './offers.ts';
import type { Pick } from './selection.ts';

export function sayOffer({ deed, note }: Offer, { chosen, asides }: Pick, rules: Rules): string {
  switch (deed.do) {
    case 'try':
      return [sayMove(deed.move, rules), note ?? []].flat().join(' ');
    case 'set-aside':
      return `Put ${rankList(chosen)} aside${deed.onto === 'new' ? '' : ` for the ${ranksName(rankOnto(deed.onto))}`}`;
    case 'put-back':
      return `Put ${rankList(cardsOf(asides, deed.at))} back`;
    default:
      return deed satisfies never;
  }
}

function cardsOf(asides: Pick['asides'], at: number): readonly Card[] {
  return asides[at]?.cards ?? [];
}
