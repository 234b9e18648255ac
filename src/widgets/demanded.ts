import { useEffect, useState } from 'preact/hooks';

/** A part of the page's script that comes when it is wanted, once. */
export interface Demanded<Module> {
  /** Brings it, if it is not here. Rejects where it does not come. */
  readonly fetch: () => Promise<Module>;
  /** Brings it, and calls back; where it does not come, it is asked for again when it is due. */
  readonly prepare: (then?: (module: Module) => void) => void;
  /** The part if it has come, for what can do without. */
  readonly here: () => Module | undefined;
  /** The part once it is wanted and has come. */
  readonly use: (wanted: boolean) => Module | undefined;
}

/** What is not here is done without. */
const later = () => undefined;

export function demanded<Module>(load: () => Promise<Module>): Demanded<Module> {
  let here: Module | undefined;
  const fetch = async () => {
    here ??= await load();
    return here;
  };
  const prepare: Demanded<Module>['prepare'] = (then = later) => {
    fetch().then(then, later);
  };
  const use = (wanted: boolean) => {
    const [module, setModule] = useState(() => here);
    useEffect(() => {
      if (wanted) prepare((came) => setModule(() => came));
    }, [wanted]);
    return wanted ? module : undefined;
  };
  return { fetch, prepare, here: () => here, use };
}
