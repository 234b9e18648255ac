import { availableParallelism, loadavg } from 'node:os';
import type { Practice } from './practice.ts';

interface TimedWindow extends Window {
  verdictTimes: number[];
}

/** From here on the page takes the time from each press to the verdict's words in its sheet. */
export async function startWatch({
  root: practice,
}: Practice): Promise<() => Promise<readonly number[]>> {
  await practice.evaluate((root) => {
    const times: number[] = [];
    (window as unknown as TimedWindow).verdictTimes = times;
    let pressed: number | null = null;
    root.addEventListener(
      'click',
      () => {
        pressed = performance.now();
      },
      { capture: true },
    );
    const sheet = root.querySelector('.practice-sheet');
    if (sheet === null) throw new Error('There is no sheet.');
    new MutationObserver(() => {
      if (pressed !== null && sheet.querySelector('.verdict') !== null)
        times.push(performance.now() - pressed);
      pressed = null;
    }).observe(sheet, { childList: true, characterData: true, subtree: true });
  });
  return () => practice.evaluate(() => (window as unknown as TimedWindow).verdictTimes);
}

/** The time that this part of all are below. */
export function quantile(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;
}

/** The part of all times that tells: half of them; on a busy machine, where most wait for their turn, the quick ones. */
export function tellingPart(): number {
  const isQuiet = (loadavg()[0] ?? 0) < 1.5 * availableParallelism();
  return isQuiet ? 0.5 : 0.25;
}
