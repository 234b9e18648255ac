import { useEffect, useState } from 'preact/hooks';

/** What comes to the page when the table is first touched, and so before it can be asked for. */
type OnDemand = typeof import('./on-demand.ts');

let here: OnDemand | undefined;

export async function fetchOnDemand(): Promise<OnDemand> {
  here ??= await import('./on-demand.ts');
  return here;
}

/** The module if it has come, for what can do without. */
export function onDemand(): OnDemand | undefined {
  return here;
}

/** The module once it is wanted and has come. */
export function useOnDemand(wanted: boolean): OnDemand | undefined {
  const [module, setModule] = useState(here);
  useEffect(() => {
    if (wanted) void fetchOnDemand().then(setModule);
  }, [wanted]);
  return wanted ? module : undefined;
}
