/** When the discard pile is frozen: by a wild card thrown on it, or by certain cards turned up at the deal. */
import { type Card, isRedThree } from './card.ts';
import { inClass } from './pack.ts';
import type { Rules } from './rules.ts';
import type { Pile } from './table.ts';

/** The lowest card that freezes the pile, if one does (`freeze.by`). It is the one turned sideways at a table. */
export function freezerOf(pile: Pile, rules: Rules): Card | null {
  const by = rules['freeze.by'];
  for (let at = 0; at < pile.cards.length; at += 1) {
    const card = pile.cards[at] as Card;
    const group = at < pile.turned || isRedThree(card) ? by.turned : by.discarded;
    for (const each of group) if (inClass(card, each)) return card;
  }
  return null;
}
