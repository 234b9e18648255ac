/** What cannot be at one table, whatever a position says. */
import { isRedThree } from './card.ts';
import { printCard } from './notation.ts';
import { without } from './pack.ts';
import { tooMany } from './packs.ts';
import type { Rules } from './rules.ts';
import { NO_CARDS, sizeOf, type Table } from './table.ts';

/** More copies than the packs hold, cards named twice over, empty melds: a sentence for each. */
export function contradictions(table: Table, rules: Rules): readonly string[] {
  const known = [
    ...table.hands.flatMap((hand) => hand.cards),
    ...table.ponies.flatMap((pony) => pony.cards),
    ...table.sides.flatMap((side) => [
      ...side.melds.flatMap((meld) => meld.cards),
      ...side.redThrees,
    ]),
    ...table.pile.cards,
    ...(table.stock.known ? table.stock.cards : []),
  ];
  const copies = tooMany(known, table.players, rules).map(
    (card) => `There are more copies of ${printCard(card)} than the packs hold.`,
  );
  const empty = table.sides.some((side) => side.melds.some((meld) => meld.cards.length === 0))
    ? ['A meld has no cards.']
    : [];
  const reds = table.sides.flatMap((side) => side.redThrees).filter((card) => !isRedThree(card));
  const notRed = reds.map((card) => `${printCard(card)} is no red three.`);
  return [
    ...copies,
    ...empty,
    ...notRed,
    ...outside(table, 'exposed'),
    ...outside(table, 'undeclared'),
  ];
}

/** Exposed cards and red threes kept back lie in the hand too. */
function outside(table: Table, kind: 'exposed' | 'undeclared'): readonly string[] {
  return table[kind].flatMap((cards, seat) => {
    const hand = table.hands[seat] ?? NO_CARDS;
    const lacking = without(hand.cards, cards).lacking;
    return lacking.length > hand.unseen ||
      (lacking.length > 0 && sizeOf(hand) === hand.cards.length)
      ? [`Seat ${seat + 1} does not hold the ${kind} ${lacking.map(printCard).join(' ')}.`]
      : [];
  });
}
