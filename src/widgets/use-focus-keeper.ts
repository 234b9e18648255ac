import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the focus within a part of the page when the button that had it goes away: it passes to the first
 * of the places named that there is.
 */
export function useFocusKeeper(root: RefObject<HTMLElement>, places: readonly string[]): void {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const part = root.current;
    const remember = (event: Event) => {
      last.current = event.target as Element;
    };
    // Focus that the learner moves elsewhere is none of ours.
    const forget = (event: FocusEvent) => {
      if (event.relatedTarget !== null) last.current = null;
    };
    part?.addEventListener('focusin', remember);
    part?.addEventListener('focusout', forget);
    return () => {
      part?.removeEventListener('focusin', remember);
      part?.removeEventListener('focusout', forget);
    };
  }, [root]);

  useLayoutEffect(() => {
    const lost = last.current !== null && !last.current.isConnected;
    if (!lost || document.activeElement !== document.body) return;
    const next = places
      .map((place) => root.current?.querySelector<HTMLElement>(place))
      .find((place) => place != null);
    last.current = null;
    // The table stays where it is: scrolling to the button would hide what came of the move. Boxes have to be read.
    next?.focus({ preventScroll: !next.matches('input') });
  });
}
