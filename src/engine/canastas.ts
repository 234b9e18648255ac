/** A side's canastas, and whether they are enough to go out. */
import { isCanasta, type Meld } from './meld.ts';
import type { Rules } from './rules.ts';
import type { Seat, Side } from './table.ts';

export function canastasOf(melds: readonly Meld[], rules: Rules): number {
  let count = 0;
  for (const meld of melds) if (isCanasta(meld, rules)) count += 1;
  return count;
}

/** The canastas that help to go out, of melds before and after a move (`out.fresh-canasta`). */
export function canastasToGoOut(
  before: readonly Meld[],
  after: readonly Meld[],
  rules: Rules,
): number {
  return canastasOf(rules['out.fresh-canasta'] === 'counts' ? after : before, rules);
}

/** Whether they are enough (`out.canastas`). */
export function enoughCanastas(
  before: readonly Meld[],
  after: readonly Meld[],
  rules: Rules,
): boolean {
  return canastasToGoOut(before, after, rules) >= rules['out.canastas'].count;
}

/**
 * Seats taken to have presented a canasta where nobody says so: with a pony to open and each alone, those whose
 * side has one; in teams nobody, since the table does not tell which partner laid it.
 */
export function presenters(sides: readonly Side[], players: number, rules: Rules): readonly Seat[] {
  if (sides.length < players || rules['pony.opens'] === 'absent') return [];
  return sides.flatMap((side, seat) => (canastasOf(side.melds, rules) > 0 ? [seat] : []));
}
