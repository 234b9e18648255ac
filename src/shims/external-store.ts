import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** A value outside of components, read while rendering; the component renders again when it changes. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (changed: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const value = getSnapshot();
  const [held] = useState({ value, getSnapshot });
  const [, renderAgain] = useState({});
  useLayoutEffect(() => {
    held.value = value;
    held.getSnapshot = getSnapshot;
  }, [held, value, getSnapshot]);
  useEffect(() => {
    const changed = () => {
      if (!Object.is(held.value, held.getSnapshot())) renderAgain({});
    };
    changed();
    return subscribe(changed);
  }, [held, subscribe]);
  return value;
}
