import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * Brings a head back into view when it has something new to say, where the sheet stands beside the table
 * and may have been scrolled away. Under the table the page is left where the learner is.
 */
export function useInView(head: RefObject<HTMLElement>, news: unknown): void {
  useEffect(() => {
    const grid = head.current?.closest('.practice-grid');
    if (grid == null || getComputedStyle(grid).display !== 'grid') return;
    head.current?.scrollIntoView({ block: 'nearest' });
  }, [head, news]);
}
