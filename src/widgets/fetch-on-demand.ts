/** The module that comes to the page when the table is first touched, and so before it can be asked for. */
type OnDemand = typeof import('./on-demand.ts');

let here: OnDemand | undefined;

export async function fetchOnDemand(): Promise<OnDemand> {
  here ??= await import('./on-demand.ts');
  return here;
}

/** The module, if it has come. */
export function onDemand(): OnDemand | undefined {
  return here;
}
