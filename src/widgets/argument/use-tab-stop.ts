import { useRef, useState } from 'preact/hooks';
import { stepTo } from '../rack-steps.ts';

/** Buttons that are one tab stop together: arrow keys go from one to the next. */
export function useTabStop(count: number) {
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const at = Math.min(stop, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo([...(root.current?.querySelectorAll('button') ?? [])], event);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return {
    bar: { ref: root, onKeyDown },
    stopAt: (place: number) => ({
      tabIndex: place === at ? 0 : -1,
      onFocus: () => setStop(place),
    }),
  };
}
