import type { ScenarioView } from '#src/scenario/view.ts';

/** What there is to do while nothing is picked, in a line. */
export function adviceOf({ table, canMove }: ScenarioView, asking: boolean): string {
  if (!canMove) return '';
  if (asking) return 'Press any move: you are told what the rules say, and it is not played.';
  if (table.phase === 'meld') return 'Choose cards to lay down, or one to discard.';
  return table.pile.cards.length > 0 ? 'Draw, or choose cards that take the pile.' : '';
}
