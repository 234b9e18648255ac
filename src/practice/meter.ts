/** How far a learner has come with some reasons, for a meter and its words. */
import { type Firmness, type Standings, standingOf } from './standing.ts';

/** One cell of a meter for each reason. */
export const CELLS = ['open', 'met', 'firm'] as const;
export type Cell = (typeof CELLS)[number];

const CELL_OF: Readonly<Record<Firmness, Cell>> = {
  new: 'open',
  weak: 'met',
  met: 'met',
  firm: 'firm',
};

export function cellOf(standings: Standings, reason: string): Cell {
  return CELL_OF[standingOf(standings, reason).firmness];
}

/** "3 of 8 reasons firm, 2 met": the same as the cells say. */
export function sayMeter(cells: readonly Cell[]): string {
  const firm = cells.filter((cell) => cell === 'firm').length;
  const met = cells.filter((cell) => cell === 'met').length;
  const all = `${cells.length} reason${cells.length === 1 ? '' : 's'}`;
  if (firm + met === 0) return `${all}, none met yet`;
  return `${firm} of ${all} firm${met === 0 ? '' : `, ${met} met`}`;
}
