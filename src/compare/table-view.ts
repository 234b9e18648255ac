/** What a reader has chosen to see of the comparison, and how an address holds it, so that it can be sent. */

/** At least two variants, by their place in the table: the first is the one the others are measured against. */
export type Shown = readonly [base: number, other: number, ...more: number[]];

export interface TableView {
  readonly shown: Shown;
  readonly rows: 'different' | 'all';
  /** Words to find in a rule; empty: every rule. */
  readonly find: string;
}

/** The view that an address asks for. What it names and nobody knows is passed over. */
export function readView(search: string, ids: readonly string[]): TableView {
  const asked = new URLSearchParams(search);
  const named = (asked.get('of') ?? '').split(',').map((id) => ids.indexOf(id));
  return {
    shown: shownOf(named.filter((at) => at >= 0)) ?? allOf(ids),
    rows: asked.get('rows') === 'all' ? 'all' : 'different',
    find: asked.get('find')?.trim() ?? '',
  };
}

/** The view as the end of an address; empty for the view that one begins with. */
export function writeView({ shown, rows, find }: TableView, ids: readonly string[]): string {
  const isWhole = shown.length === ids.length && shown[0] === 0;
  const parts = [
    ...(isWhole ? [] : [`of=${shown.map((at) => ids[at]).join(',')}`]),
    ...(rows === 'all' ? ['rows=all'] : []),
    ...(find === '' ? [] : [`find=${encodeURIComponent(find)}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Variants in the order given, each once; undefined if fewer than two. */
export function shownOf(places: readonly number[]): Shown | undefined {
  const [base, other, ...more] = new Set(places);
  return base === undefined || other === undefined ? undefined : [base, other, ...more];
}

function allOf(ids: readonly string[]): Shown {
  const shown = shownOf([...ids.keys()]);
  if (shown === undefined) throw new Error('There is nothing to compare.');
  return shown;
}
