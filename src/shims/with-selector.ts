import { useMemo } from 'preact/hooks';
import { useSyncExternalStore } from './external-store.ts';

/**
 * What @xstate/react asks of `use-sync-external-store/shim/with-selector`, on Preact. The package's
 * own file is CommonJS and would bring a second copy of the framework into the server's bundle.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (changed: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (before: Selection, after: Selection) => boolean = Object.is,
): Selection {
  const read = useMemo(() => {
    let last: { readonly selection: Selection } | undefined;
    return () => {
      const selection = selector(getSnapshot());
      if (last === undefined || !isEqual(last.selection, selection)) last = { selection };
      return last.selection;
    };
  }, [getSnapshot, selector, isEqual]);
  return useSyncExternalStore(subscribe, read);
}
