import type { Page } from '@playwright/test';

interface ShiftWindow extends Window {
  shift: number;
}

/** Adds up from here on how far what is seen moves by itself. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const sum = window as unknown as ShiftWindow;
    sum.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift' });
  });
  return async () => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    return page.evaluate(() => (window as unknown as ShiftWindow).shift);
  };
}
