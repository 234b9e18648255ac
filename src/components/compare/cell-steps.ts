/** Arrow keys in the comparison go from answer to answer, Home and End to the ends of the row. */
const STEPS: Readonly<Record<string, { readonly down: number; readonly along: number }>> = {
  ArrowUp: { down: -1, along: 0 },
  ArrowDown: { down: 1, along: 0 },
  ArrowLeft: { down: 0, along: -1 },
  ArrowRight: { down: 0, along: 1 },
  Home: { down: 0, along: Number.NEGATIVE_INFINITY },
  End: { down: 0, along: Number.POSITIVE_INFINITY },
};

const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** The button that a key leads to from the one that has the focus; undefined where it leads nowhere. */
export function nextCell({ key, target }: KeyboardEvent): HTMLButtonElement | undefined {
  const step = STEPS[key];
  if (step === undefined || !(target instanceof HTMLElement)) return undefined;
  const cell = target.closest('td');
  const row = cell?.parentElement;
  const table = cell?.closest('table');
  if (cell == null || row == null || table == null) return undefined;
  const rows = [...table.rows].filter((each) => each.cells.length > 1 && isShown(each));
  const cells = [...row.children].filter((each) => each instanceof HTMLElement && isShown(each));
  const along = Math.min(Math.max(cells.indexOf(cell) + step.along, 1), cells.length - 1);
  const down = rows[rows.indexOf(row as HTMLTableRowElement) + step.down];
  const place = [...row.children].indexOf(cells[along] ?? cell);
  return down?.children[place]?.querySelector('button') ?? undefined;
}
