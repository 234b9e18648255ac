/** What the seats and sides are called at the table, seen from the learner's chair. */
import type { Seat, SideIndex, Table } from '#src/engine/table.ts';
import { YOU } from '#src/scenario/chair.ts';

/** "Left", "Partner", "Right"; of two, "Opponent". */
export function seatLabel(table: Table, seat: Seat): string {
  const { players, sideOf } = table;
  const across = seat * 2 === players;
  if (seat === YOU) return 'You';
  if (players === 2) return 'Opponent';
  if (across && sideOf[seat] === sideOf[YOU]) return 'Partner';
  if (seat === 1) return 'Left';
  if (seat === players - 1) return 'Right';
  return across ? 'Across' : `Seat ${seat + 1}`;
}

/** "Your side", "Their side"; of players alone, whose it is. */
export function sideLabel(table: Table, at: SideIndex): string {
  const seats = seatsOf(table, at);
  const [only] = seats;
  const alone = seats.length === 1 && only !== undefined;
  if (at === table.sideOf[YOU]) return alone ? 'You' : 'Your side';
  if (alone) return seatLabel(table, only);
  return table.sides.length > 2
    ? seats.map((seat) => seatLabel(table, seat)).join(', ')
    : 'Their side';
}

/** The seats of a side, the learner's own left out. */
export function othersOf(table: Table, at: SideIndex): readonly Seat[] {
  return seatsOf(table, at).filter((seat) => seat !== YOU);
}

function seatsOf(table: Table, at: SideIndex): readonly Seat[] {
  return table.sideOf.flatMap((side, seat) => (side === at ? [seat] : []));
}
