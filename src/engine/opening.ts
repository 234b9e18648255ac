/** A side's first meld of the deal, and the minimum it must reach. */
import { JOKER } from './card.ts';
import type { Meld } from './meld.ts';
import { countOf } from './pack.ts';
import type { Rules } from './rules.ts';
import type { Side, SideIndex, Table } from './table.ts';

/** The least points a side's first meld must be worth, by its total before the deal (`opening.minimum`, `opening.minus`). */
export function minimumOf(side: Side, rules: Rules): number {
  let need = rules['opening.minus'];
  for (const step of rules['opening.minimum'].steps) if (side.score >= step.from) need = step.need;
  return need + side.minimumRaised;
}

/** Whether a side has opened. 'insufficient': a first meld below the minimum lies on the table, to be mended this turn. */
export type Opening = 'unopened' | 'insufficient' | 'opened';

export function openingOf(table: Table, at: SideIndex, rules: Rules): Opening {
  const side = table.sides[at] as Side;
  if (side.melds.length === 0) return 'unopened';
  if (at !== table.sideOf[table.turn] || !laidNow(table, side)) return 'opened';
  return openingCount(side.melds, rules) < minimumOf(side, rules) ? 'insufficient' : 'opened';
}

/** Whether everything a side has melded was laid in this very turn. */
export function laidNow(table: Table, side: Side): boolean {
  if (table.laid.length === 0) return side.melds.length === 0;
  const laid = table.laid.reduce((sum, each) => sum + each.cards.length, 0);
  return laid === side.melds.reduce((sum, meld) => sum + meld.cards.length, 0);
}

/** What melds are worth toward a first meld: printed values only; jokers where they help (`opening.wilds`). */
export function openingCount(melds: readonly Meld[], rules: Rules): number {
  return melds.reduce((sum, meld) => sum + countOf(helping(meld, rules), rules), 0);
}

/** The cards of a meld that help to reach the minimum. */
export function helping(meld: Meld, rules: Rules): readonly Meld['cards'][number][] {
  return rules['opening.wilds'] === 'all-help'
    ? meld.cards
    : meld.cards.filter((card) => card !== JOKER);
}
