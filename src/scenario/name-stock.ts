/** Names the cards of a stock that is only counted, so that a learner who draws gets a card to see. */
import { isRedThree } from '#src/engine/card.ts';
import { without } from '#src/engine/pack.ts';
import { allCards } from '#src/engine/packs.ts';
import { bad, good, type Result } from '#src/engine/result.ts';
import type { Rules } from '#src/engine/rules.ts';
import type { Table } from '#src/engine/table.ts';

/**
 * The stock's cards where a script only counts them: of those nobody sees, in an order that is always the
 * same and looks shuffled. So a learner who draws gets a card to see. Red threes lie deepest: a script
 * about them names its stock.
 */
export function nameStock(table: Table, rules: Rules): Result<Table> {
  const { stock, hands, ponies, sides, pile } = table;
  if (stock.known) return good(table);
  const seen = [
    ...[...hands, ...ponies].flatMap(({ cards }) => cards),
    ...sides.flatMap(({ melds, redThrees }) => [
      ...redThrees,
      ...melds.flatMap(({ cards }) => cards),
    ]),
    ...pile.cards,
  ];
  const { rest } = without(allCards(table.players, rules), seen);
  if (rest.length < stock.left)
    return bad(`The stock cannot have ${stock.left} cards: only ${rest.length} are left.`);
  const mixed = rest
    .map((card, at) => ({
      card,
      depth: Math.imul(at + 1, GOLDEN) >>> 0,
      red: isRedThree(card) ? 1 : 0,
    }))
    .sort((a, b) => a.red - b.red || a.depth - b.depth);
  return good({
    ...table,
    stock: { known: true, cards: mixed.slice(0, stock.left).map(({ card }) => card), next: 0 },
  });
}

/** Multiplied by it, neighbors fall far apart (Knuth's multiplicative hash). */
const GOLDEN = 0x9e3779b1;
