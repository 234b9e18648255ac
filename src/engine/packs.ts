/** How many cards of each kind a variant is played with. */
import { CARD_KINDS, CARDS, type Card, JOKER } from './card.ts';
import type { Rules } from './rules.ts';

/** How many packs of 52, for so many players (`deck.packs`); half a pair of players counts as one (A-P36). */
export function packsFor(players: number, rules: Rules): number {
  const packs = rules['deck.packs'];
  switch (packs.kind) {
    case 'fixed':
      return packs.packs;
    case 'per-player':
      return packs.packs * players;
    case 'by-pairs':
      return packs.packs + packs.perExtraPair * Math.max(0, Math.ceil((players - packs.upTo) / 2));
  }
}

/** Every card that a deal begins with, in order. */
export function allCards(players: number, rules: Rules): readonly Card[] {
  const packs = packsFor(players, rules);
  const cards: Card[] = [];
  for (const card of CARDS) {
    const copies = card === JOKER ? packs * rules['deck.jokers'] : packs;
    for (let copy = 0; copy < copies; copy += 1) cards.push(card);
  }
  return cards;
}

/** Cards of which more are given than the packs hold. */
export function tooMany(cards: readonly Card[], players: number, rules: Rules): readonly Card[] {
  const packs = packsFor(players, rules);
  const counts = new Uint16Array(CARD_KINDS);
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return CARDS.filter(
    (card) => (counts[card] ?? 0) > (card === JOKER ? packs * rules['deck.jokers'] : packs),
  );
}
