/** A script's position, told from the learner's chair, as a table. */
import { type Position, readPosition } from '#src/engine/position.ts';
import { bad, type Result } from '#src/engine/result.ts';
import type { Rules } from '#src/engine/rules.ts';
import { sideLetter } from '#src/engine/seats.ts';
import type { Table } from '#src/engine/table.ts';
import { type Chairs, chairsOf } from './chair.ts';
import { nameStock } from './name-stock.ts';
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
