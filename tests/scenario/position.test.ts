import { describe, expect, test } from 'vitest';
import { classicThree } from '#content/rules/classic-three.ts';
import { classicTwo } from '#content/rules/classic-two.ts';
import { isRedThree } from '#src/engine/card.ts';
import { printCards } from '#src/engine/notation.ts';
import { tooMany } from '#src/engine/packs.ts';
import { handAt, stockLeft, type Table } from '#src/engine/table.ts';
import { rulesIn } from '#src/explain/spoken-book.ts';
import { openBook, rulesOf } from '#src/rulebook/variant.ts';
import { YOU } from '#src/scenario/chair.ts';
import { describeTable } from '#src/scenario/description.ts';
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

describe('a player on the right who plays alone', () => {
  const three = rulesOf(openBook(classicThree));
  const position: ScriptPosition = {
    hand: '4C',
    others: { left: 9, right: 5 },
    theirs: { score: 845 },
    right: { score: -140, melds: ['5S 5H 5C'], redThrees: '3H' },
  };

  test('is a side of the table, with a total, melds and red threes', () => {
    const read = readScriptPosition(position, three);
    if (!read.ok) throw new Error(read.problems.join(' '));
    expect(read.value.sides.map(({ score }) => score)).toEqual([0, 845, -140]);
    expect(describeTable(read.value, three)).toContain(
      'The player on your right, −140 points before this deal: fives of spades, hearts and clubs. Red threes: three of hearts.',
    );
  });

  test.each([
    ['one of partners has no side alone', RULES, 'There is no side "D": sides are A, B.'],
    ['of two, nobody sits there', rulesOf(openBook(classicTwo)), 'There is no seat "right" here.'],
  ])('%s', (_, rules, problem) => {
    const told = { ...position, others: { left: 9 } };
    expect(readScriptPosition(told, rules)).toEqual({ ok: false, problems: [problem] });
  });
});
