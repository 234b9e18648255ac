/** A script's position, told from the learner's chair, as a table. */
import { isRedThree } from '#src/engine/card.ts';
import { without } from '#src/engine/pack.ts';
import { allCards } from '#src/engine/packs.ts';
import { type Position, readPosition } from '#src/engine/position.ts';
import { bad, good, type Result } from '#src/engine/result.ts';
import type { Rules } from '#src/engine/rules.ts';
import { sideLetter } from '#src/engine/seats.ts';
import type { Table } from '#src/engine/table.ts';
import { type Chairs, chairsOf } from './chair.ts';
import { type ScriptPosition, SEAT_NAMES, type SeatName } from './script.ts';

/** The table of a script's position, or everything that is wrong with it. */
export function readScriptPosition(told: ScriptPosition, rules: Rules): Result<Table> {
  const chairs = chairsOf(rules);
  const missing = seatsOf(told).filter((name) => !chairs.has(name));
  if (missing.length > 0) return bad(...missing.map((name) => `There is no seat "${name}" here.`));
  const table = readPosition(positionOf(told, chairs), rules);
  return table.ok ? nameStock(table.value, rules) : table;
}

/** The seats that a position speaks of. */
function seatsOf(told: ScriptPosition): readonly SeatName[] {
  const turn = told.turn === undefined ? [] : [told.turn];
  const right = told.right === undefined ? [] : ['right' as const];
  return [
    ...turn,
    ...right,
    ...SEAT_NAMES.filter((name) => name !== 'you' && told.others?.[name] !== undefined),
  ];
}

/** In the notation of positions seats count from 1, and the learner's side is A. */
function positionOf(told: ScriptPosition, chairs: Chairs): Position {
  const { hand, others, yours, theirs, right, turn = 'you', ...rest } = told;
  // Where each plays alone, a side has its seat's place; where they do not, there is no such side.
  const rightSide = sideLetter(chairs.get('right') ?? 0);
  const held = { you: hand, ...others };
  const hands = [...chairs].flatMap(([name, seat]) => {
    const cards = held[name];
    return cards === undefined ? [] : [[String(seat + 1), cards] as const];
  });
  return {
    ...rest,
    turn: (chairs.get(turn) ?? 0) + 1,
    hands: Object.fromEntries(hands),
    sides: {
      ...(yours && { A: yours }),
      ...(theirs && { B: theirs }),
      ...(right && { [rightSide]: right }),
    },
  };
}

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
