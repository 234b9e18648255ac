/** Who sits where: the learner has the first seat, and the others are named as seen from it. */
import type { Rules } from '#src/engine/rules.ts';
import { usualPlayers } from '#src/engine/seats.ts';
import { partnersOf, type Seat, type SideIndex, type Table } from '#src/engine/table.ts';
import type { SeatName } from './script.ts';

/** The learner's seat. */
export const YOU: Seat = 0;
/** The learner's side. */
export const YOURS: SideIndex = 0;

/** The side that is called yours, or theirs: of those who play alone the next. */
export function sideAs(called: 'yours' | 'theirs'): SideIndex {
  return called === 'yours' ? YOURS : 1;
}

export type Chairs = ReadonlyMap<SeatName, Seat>;

/** The seats that have a name, clockwise. Only of teams is the one across a partner. */
export function chairsOf(rules: Rules): Chairs {
  const players = usualPlayers(rules);
  const chairs = new Map<SeatName, Seat>([
    ['you', YOU],
    ['left', 1],
  ]);
  if (rules['players.sides'].kind === 'teams') chairs.set('partner', players / 2);
  if (players > 2) chairs.set('right', players - 1);
  return chairs;
}

/** What a script calls a seat; undefined where it has no name for it. */
export function nameOf(seat: Seat, rules: Rules): SeatName | undefined {
  for (const [name, chair] of chairsOf(rules)) if (chair === seat) return name;
  return undefined;
}

/** Who has to move: the player on turn, or the partner who was asked. */
export function moverOf(table: Table): Seat {
  const asked = table.permission;
  if (asked?.answer !== 'awaited') return table.turn;
  return partnersOf(table, asked.seat)[0] ?? table.turn;
}

/** Whether the deal goes on and waits for the learner. */
export function isYours(table: Table): boolean {
  return table.ended === null && moverOf(table) === YOU;
}
