/** What a page does once the learner has nothing to wait for. Not every browser says when that is. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(then);
  else setTimeout(then, 200);
}
