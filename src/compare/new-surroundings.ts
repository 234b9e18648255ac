/** What lies around a moment and decides nothing: other scores, more cards, longer piles. */
import { CARDS, type Card, isMeldRank, rankOf } from '#src/engine/card.ts';
import { type Chance, shuffled } from '#src/engine/chance.ts';
import { type Meld, meldOf } from '#src/engine/meld.ts';
import { type Cards, sizeOf, type Table } from '#src/engine/table.ts';

/** Points in a score. */
const STEP = 5;
/** At most so many steps a score rises or falls. */
const SCORE_STEPS = 80;
/** A pile, a hand or a stock of fewer cards says something by its size. */
const SPEAKS_BELOW = { pile: 3, hand: 6, others: 5, stock: 20 } as const;
/** At most so many cards more, or in others' hands fewer. */
const MORE = { pile: 8, hand: 2, others: 3 } as const;
/** The side that is not on turn. */
const THEIRS = 1;
/** Cards of a meld that is added. */
const MELD = 3;

/**
 * The same table in a deal that went otherwise: what lies more in the hands, the melds and the pile came from the
 * stock. Whether it still says the same is for the judge.
 */
export function newSurroundings(table: Table, chance: Chance): Table {
  const scored: Table = {
    ...table,
    sides: table.sides.map((side) => ({ ...side, score: otherScore(side.score, chance) })),
  };
  const { stock } = table;
  if (stock.known || stock.left < SPEAKS_BELOW.stock) return scored;
  const dealt = moreDealt(scored, chance);
  return {
    ...dealt,
    stock: { known: false, left: stock.left - (cardsOn(dealt) - cardsOn(table)) },
  };
}

/** The table with more cards in the hands, the melds and the pile. */
function moreDealt(table: Table, chance: Chance): Table {
  const strangers = shuffled(strangersTo(table), chance).slice();
  const some = (most: number) => strangers.splice(0, chance.below(most + 1));
  const { pile } = table;
  const meld = theirMeld(table, chance);
  return {
    ...table,
    sides: table.sides.map((side, at) =>
      at === THEIRS ? { ...side, melds: [...side.melds, ...meld] } : side,
    ),
    hands: table.hands.map((hand, seat) => {
      // A side without melds holds what it was dealt, and what it drew.
      if (table.sides[table.sideOf[seat] ?? 0]?.melds.length === 0) return hand;
      return seat === table.turn ? withMore(hand, some) : otherSize(hand, chance);
    }),
    pile:
      pile.cards.length < SPEAKS_BELOW.pile || pile.turned > 0
        ? pile
        : { ...pile, cards: [...some(MORE.pile), ...pile.cards] },
  };
}

/** How many cards are in the hands, the melds and the pile. */
function cardsOn({ hands, sides, pile }: Table): number {
  const held = hands.reduce((sum, hand) => sum + sizeOf(hand), 0);
  const melded = sides.flatMap(({ melds }) => melds.flatMap(({ cards }) => cards)).length;
  return held + melded + pile.cards.length;
}

function withMore(hand: Cards, some: (most: number) => readonly Card[]): Cards {
  return hand.cards.length < SPEAKS_BELOW.hand
    ? hand
    : { ...hand, cards: [...hand.cards, ...some(MORE.hand)] };
}

/** A whole number from minus to plus so many. */
function about(most: number, chance: Chance): number {
  return chance.below(2 * most + 1) - most;
}

function otherScore(score: number, chance: Chance): number {
  return Math.max(0, score + STEP * about(SCORE_STEPS, chance));
}

function otherSize(hand: Cards, chance: Chance): Cards {
  return hand.cards.length > 0 || hand.unseen < SPEAKS_BELOW.others
    ? hand
    : { ...hand, unseen: Math.max(SPEAKS_BELOW.others, hand.unseen + about(MORE.others, chance)) };
}

/** Cards of ranks that an ordinary meld is made of, and that the player can see nowhere. */
function strangersTo({ hands, sides, pile }: Table): readonly Card[] {
  const seen = new Set(
    [
      ...hands.flatMap(({ cards }) => cards),
      ...sides.flatMap(({ melds }) => melds.flatMap(({ cards }) => cards)),
      ...pile.cards.slice(-1),
    ].map(rankOf),
  );
  return CARDS.filter((card) => isMeldRank(card) && !seen.has(rankOf(card)));
}

/** Now and then one more meld for the other side, where it has melded, of a rank that lies nowhere. */
function theirMeld(table: Table, chance: Chance): readonly Meld[] {
  if ((table.sides[THEIRS]?.melds.length ?? 0) === 0 || chance.below(2) === 0) return [];
  const free = strangersTo(table).filter(
    (card) => !table.pile.cards.some((other) => rankOf(other) === rankOf(card)),
  );
  const first = free[chance.below(Math.max(1, free.length))];
  const cards = free.filter((card) => first !== undefined && rankOf(card) === rankOf(first));
  return first === undefined ? [] : [meldOf(cards.slice(0, MELD))];
}
