/** The deal, over many seeds: packs, hands, the turned card, and red threes. */
import { describe, expect, test } from 'vitest';
import { isBlackThree, isMeldRank, isRedThree, isWild, JOKER } from '#src/engine/card.ts';
import { chanceFrom } from '#src/engine/chance.ts';
import { deal } from '#src/engine/deal.ts';
import { groupingOf } from '#src/engine/seats.ts';
import { sizeOf, type Table, topOf } from '#src/engine/table.ts';
import { must, rulesFor } from './at.ts';

const SEEDS = Array.from({ length: 60 }, (_, at) => at);

/** Variant, players, cards in all, jokers, hand, packet, and where the figures stand. */
const DEALS = [
  ['classic-four', 4, 108, 4, 11, 0, '1, 6'],
  ['classic-two', 2, 108, 4, 15, 0, '1, 21'],
  ['classic-three', 3, 108, 4, 13, 0, '1, 21'],
  ['hutto', 4, 108, 4, 11, 0, '1, 6'],
  ['party-partners', 4, 108, 4, 13, 0, 'Partners Standard'],
  ['party-partners', 6, 162, 6, 13, 0, 'Partners Standard'],
  ['party-partners', 8, 216, 8, 13, 0, 'Partners Standard'],
  ['party-222-partners', 4, 216, 8, 15, 0, 'Two Two Two Partners'],
  ['party-222-partners', 6, 324, 12, 15, 0, 'Two Two Two Partners'],
  ['party-222-partners', 8, 432, 16, 15, 0, 'Two Two Two Partners'],
  ['party-solo', 2, 108, 4, 13, 0, 'clauses 1'],
  ['party-solo', 5, 162, 6, 13, 0, 'A-P36'],
  ['party-222-solo', 3, 216, 8, 15, 0, 'clauses 1'],
  ['party-222-solo', 6, 324, 12, 15, 0, 'A-P36'],
  ['pony', 2, 216, 8, 13, 12, 'CARDS, When they are, Each player next'],
  ['pony', 12, 1296, 48, 13, 12, 'CARDS'],
] as const;

function dealt(variant: string, players: number, seed: number): Table {
  const rules = rulesFor(variant);
  const grouping = must(groupingOf(players, 'alone', rules));
  return deal({ players, grouping, first: seed % players }, rules, chanceFrom(seed));
}

function everyCard({ hands, ponies, pile, stock, sides }: Table) {
  return [
    ...hands.flatMap(({ cards }) => cards),
    ...ponies.flatMap(({ cards }) => cards),
    ...sides.flatMap(({ redThrees }) => redThrees),
    ...pile.cards,
    ...(stock.known ? stock.cards.slice(stock.next) : []),
  ];
}

describe.each(DEALS)('%s for %i', (variant, players, cards, jokers, hand, pony) => {
  const tables = SEEDS.map((seed) => dealt(variant, players, seed));
  const laidAtOnce = rulesFor(variant)['red-three.dealt'].when === 'before-upcard';

  test('packs, hands and packets', () => {
    for (const table of tables) {
      const all = everyCard(table);
      expect(all).toHaveLength(cards);
      expect(all.filter((card) => card === JOKER)).toHaveLength(jokers);
      expect(table.hands.map(sizeOf)).toEqual(table.hands.map(() => hand));
      expect(table.ponies.map(sizeOf)).toEqual(table.ponies.map(() => pony));
      expect(table.sides.every(({ melds }) => melds.length === 0)).toBe(true);
    }
  });

  test('the turned card, and what it covers', () => {
    const party = variant.startsWith('party');
    for (const { pile } of tables) {
      const top = topOf(pile);
      expect(top !== undefined && (isMeldRank(top) || (party && isBlackThree(top)))).toBe(true);
      expect(pile.turned).toBe(pile.cards.length);
      const under = pile.cards.slice(0, -1);
      expect(under.every((card) => isWild(card) || isRedThree(card) || isBlackThree(card))).toBe(
        true,
      );
      if (party) expect(under.some(isBlackThree)).toBe(false);
    }
    expect(tables.some(({ pile }) => pile.cards.length > 1)).toBe(true);
  });

  test('red threes', () => {
    const held = tables.some(({ hands }) => hands.some(({ cards: some }) => some.some(isRedThree)));
    expect(held).toBe(!laidAtOnce);
    expect(tables.some(({ sides }) => sides.some(({ redThrees }) => redThrees.length > 0))).toBe(
      laidAtOnce,
    );
  });
});

test('a black three may begin the pile of the party games', () => {
  const tops = Array.from({ length: 300 }, (_, seed) =>
    topOf(dealt('party-partners', 4, seed).pile),
  );
  expect(tops.some((top) => top !== undefined && isBlackThree(top))).toBe(true);
});

test('the same seed deals the same, another one not', () => {
  expect(dealt('classic-four', 4, 7)).toEqual(dealt('classic-four', 4, 7));
  expect(dealt('classic-four', 4, 7)).not.toEqual(dealt('classic-four', 4, 11));
});
