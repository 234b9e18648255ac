/** What holds of every table and every move, over seeded deals of every variant and number of players. */
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, isRedThree, rankOf } from '#src/engine/card.ts';
import { type Chance, chanceFrom } from '#src/engine/chance.ts';
import { isLegal, judge } from '#src/engine/judge.ts';
import { legalMoves } from '#src/engine/legal-moves.ts';
import type { LegalMove, Move } from '#src/engine/move.ts';
import { parseMove, printMove } from '#src/engine/move-notation.ts';
import { openingOf } from '#src/engine/opening.ts';
import { play } from '#src/engine/play.ts';
import { readPosition } from '#src/engine/position.ts';
import { writePosition } from '#src/engine/position-print.ts';
import type { Rules } from '#src/engine/rules.ts';
import { groupingOf } from '#src/engine/seats.ts';
import type { SideIndex, Table } from '#src/engine/table.ts';
import { frozen, must, rulesFor, variantIds } from './at.ts';
import { dealt, midway, pick, someMove } from './random-table.ts';

const MANY = process.env['TEST_ALL'] !== undefined;
/** In milliseconds; far more than it takes, for a machine that is busy. */
const LONGEST = 600_000;

/** Who may play: every variant with every number of players, alone and in pairs. */
const COMPANIES = variantIds.flatMap((variant) =>
  Array.from({ length: 11 }, (_, at) => at + 2).flatMap((players) =>
    (['alone', 'partners'] as const)
      .filter((asked) => {
        const grouping = groupingOf(players, asked, rulesFor(variant));
        return (
          grouping.ok &&
          (asked === 'alone' || rulesFor(variant)['players.sides'].kind === 'teams-if-wished')
        );
      })
      .map((asked) => ({ variant, players, asked })),
  ),
);
const company = fc.constantFrom(...COMPANIES);
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Every card of the table, in order. */
function cardsOf({ hands, sides, pile, stock, ponies }: Table): readonly Card[] {
  const cards = [
    ...hands.flatMap((hand) => hand.cards),
    ...ponies.flatMap((pony) => pony.cards),
    ...sides.flatMap((side) => [...side.melds.flatMap((meld) => meld.cards), ...side.redThrees]),
    ...pile.cards,
    ...(stock.known ? stock.cards.slice(stock.next) : []),
  ];
  return cards.sort((a, b) => a - b);
}

/** A table as a position can tell it: the stock from its next card on, and nothing that lasts only a moment. */
function tellable(table: Table): Table {
  const { stock, permission } = table;
  return {
    ...table,
    stock: stock.known ? { known: true, cards: stock.cards.slice(stock.next), next: 0 } : stock,
    permission: permission?.answer === 'awaited' ? null : permission,
    tookBack: 'nothing',
    ended: null,
  };
}

/** As `toEqual`, which is slow where things are alike. */
function same(some: unknown, other: unknown): void {
  if (!isDeepStrictEqual(some, other)) expect(some).toEqual(other);
}

/** What must hold of a table on the way, and of each move that may be made there. */
function holdsAt(table: Table, rules: Rules): readonly LegalMove[] {
  const moves = legalMoves(table, rules);
  expect(moves.length === 0).toBe(table.ended !== null);
  for (const move of moves) {
    same(judge(table, move, rules).faults, []);
    same(must(parseMove(printMove(move))), move);
  }
  const position = writePosition(table, rules);
  same(must(readPosition(position, rules)), tellable(table));
  return moves;
}

/** Plays a legal move; the cards stay as many, and nobody who has moved holds a red three. */
function step(table: Table, move: LegalMove, rules: Rules): Table {
  const next = frozen(play(table, move, rules));
  same(cardsOf(next), cardsOf(table));
  const mover = next.hands[table.turn]?.cards ?? [];
  if (!['red-three', 'ask', 'answer', 'redeal'].includes(move.do))
    expect(mover.some(isRedThree)).toBe(false);
  return next;
}

/** Plays by chance from a table, so many moves at most. */
function playOn(start: Table, most: number, rules: Rules, chance: Chance): void {
  let table = frozen(start);
  for (let moves = 0; moves < most && table.ended === null; moves += 1) {
    const legal = holdsAt(table, rules).filter((move) => move.do !== 'redeal');
    table = step(table, pick(legal, chance), rules);
  }
}

/** Moves that are listed each by itself. */
const SINGLE: readonly Move['do'][] = [
  'draw',
  'discard',
  'pass',
  'end',
  'ask',
  'answer',
  'pony',
  'redeal',
  'take-free',
  'red-three',
  'combine',
];

/** The ranks of a move that lays one new meld: suits do not matter to the list. */
function newMeld(move: Move): string | null {
  const lay = move.do === 'meld' && move.melds.length === 1 ? move.melds[0] : undefined;
  return lay?.onto === 'new' ? lay.cards.map(rankOf).sort().join(' ') : null;
}

/** Whether a legal move that the list should hold stands in it. */
function listed(move: Move, table: Table, rules: Rules): boolean {
  const moves = legalMoves(table, rules);
  if (SINGLE.includes(move.do)) return moves.some((each) => printMove(each) === printMove(move));
  const ranks = newMeld(move);
  const opened = openingOf(table, table.sideOf[table.turn] as SideIndex, rules) === 'opened';
  return ranks === null || !opened || moves.some((each) => newMeld(each) === ranks);
}

/** The judge and its fast path say the same, whatever is tried; what is legal can be played. */
function tryAnything(table: Table, rules: Rules, chance: Chance): void {
  for (let tries = 0; tries < 20; tries += 1) {
    const move: Move = frozen(someMove(table, chance));
    const verdict = judge(table, move, rules);
    expect([printMove(move), isLegal(table, move, rules)]).toEqual([
      printMove(move),
      verdict.legal,
    ]);
    same(must(parseMove(printMove(move))), move);
    if (!verdict.legal) continue;
    same(cardsOf(play(table, verdict.move, rules)), cardsOf(table));
    expect([printMove(move), listed(move, table, rules)]).toEqual([printMove(move), true]);
  }
}

/** Holds something against companies and chances, so many times. */
function forMany(few: number, holds: (make: Make, rules: Rules, chance: Chance) => void): void {
  const property = fc.property(company, seed, ({ variant, players, asked }, number) => {
    const rules = rulesFor(variant);
    const chance = chanceFrom(number);
    holds((kind) => kind(players, asked, rules, chance), rules, chance);
  });
  void fc.assert(property, MANY ? { numRuns: few * 10 } : { numRuns: few, seed: 1 });
}

/** Makes a table of a kind for the company. */
type Make = (kind: typeof dealt | typeof midway) => Table;

describe('play by chance', { timeout: LONGEST }, () => {
  test('from the deal', () => {
    forMany(16, (make, rules, chance) => playOn(make(dealt), 80, rules, chance));
  });

  test('from the middle of a deal', () => {
    forMany(120, (make, rules, chance) => playOn(make(midway), 12, rules, chance));
  });
});

test('whatever is tried, the fast path agrees with the judge', { timeout: LONGEST }, () => {
  forMany(200, (make, rules, chance) => tryAnything(frozen(make(midway)), rules, chance));
});
