/** A side's canastas, and whether they are enough to go out. */
import { isCanasta, type Meld } from './meld.ts';
import type { Rules } from './rules.ts';

export function canastasOf(melds: readonly Meld[], rules: Rules): number {
  let count = 0;
  for (const meld of melds) if (isCanasta(meld, rules)) count += 1;
  return count;
}

/** `out.canastas`; those completed this very turn count too (`out.fresh-canasta`). */
export function enoughCanastas(melds: readonly Meld[], rules: Rules): boolean {
  return canastasOf(melds, rules) >= rules['out.canastas'].count;
}
