import { expect, test } from 'vitest';
import { isRedThree } from '#src/engine/card.ts';
import { printCards } from '#src/engine/notation.ts';
import { tooMany } from '#src/engine/packs.ts';
import { handAt, stockLeft, type Table } from '#src/engine/table.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { YOU } from '#src/scenario/chair.ts';
import { readScriptPosition } from '#src/scenario/position.ts';
import type { ScriptPosition } from '#src/scenario/script.ts';
import { BOOK, FROZEN, walk } from './scripts.ts';

const RULES = rulesIn(BOOK);

function read(position: ScriptPosition): Table {
  const table = readScriptPosition(position, RULES);
  if (!table.ok) throw new Error(table.problems.join(' '));
  return table.value;
}

const table = read(FROZEN.position);

test.each<readonly [what: string, found: unknown, meant: unknown]>([
  ['the learner has the first seat', printCards(handAt(table, YOU).cards), FROZEN.position.hand],
  ['the player on the left has the second', printCards(handAt(table, 1).cards), '9S 9D 5D 4C'],
  ['the partner sits across', handAt(table, 2).unseen, 11],
  ['the player on the right has the last', handAt(table, 3).unseen, 8],
  ['your side', table.sides[0]?.score, 1200],
  ['their side', table.sides[1]?.score, 845],
  ['the turn', read({ ...FROZEN.position, turn: 'partner' }).turn, 2],
  ['what a script leaves out', [table.turn, table.phase, table.firstTurn], [YOU, 'draw', false]],
])('%s', (_, found, meant) => {
  expect(found).toEqual(meant);
});

test('a stock that is only counted has cards all the same', () => {
  const { stock, hands, pile, sides } = table;
  const cards = stock.known ? stock.cards : [];
  const lying = sides.flatMap(({ melds }) => melds.flatMap((meld) => meld.cards));
  expect(stockLeft(stock)).toBe(37);
  expect(cards.filter(isRedThree)).toEqual([]);
  expect(
    tooMany([...cards, ...lying, ...pile.cards, ...hands.flatMap((hand) => hand.cards)], 4, RULES),
  ).toEqual([]);
  expect(read(FROZEN.position)).toEqual(table);
});

test('a learner who draws sees the card', () => {
  expect(handAt(walk(FROZEN, 'next', 'draw').table, YOU)).toMatchObject({
    unseen: 0,
    cards: { length: 9 },
  });
});
