const taken = new WeakMap<Request, Map<string, number>>();

/** An id for an element that no other element of the page has. */
export function idOnPage(page: Request, wanted: string): string {
  const counts = taken.get(page) ?? new Map<string, number>();
  const count = (counts.get(wanted) ?? 0) + 1;
  taken.set(page, counts.set(wanted, count));
  return count === 1 ? wanted : `${wanted}-${count}`;
}
