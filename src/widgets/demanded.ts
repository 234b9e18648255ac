import { useEffect, useState } from 'preact/hooks';

/** A part of the page's script that comes when it is wanted, once. */
export interface Demanded<Module> {
  /** Brings it, if it is not here. */
  readonly fetch: () => Promise<Module>;
  /** The part if it has come, for what can do without. */
  readonly here: () => Module | undefined;
  /** The part once it is wanted and has come. */
  readonly use: (wanted: boolean) => Module | undefined;
}

export function demanded<Module>(load: () => Promise<Module>): Demanded<Module> {
  let here: Module | undefined;
  const fetch = async () => {
    here ??= await load();
    return here;
  };
  const use = (wanted: boolean) => {
    const [module, setModule] = useState(() => here);
    useEffect(() => {
      if (wanted) void fetch().then((came) => setModule(() => came));
    }, [wanted]);
    return wanted ? module : undefined;
  };
  return { fetch, here: () => here, use };
}
