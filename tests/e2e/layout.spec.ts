import { expect, type Page } from '@playwright/test';
import { someOf, TRIED } from './built-pages.ts';
import { test, wake } from './shared-page.ts';

const WIDTHS = [360, 768, 1280];

interface ShiftWindow extends Window {
  shift: number;
}

/** Adds up from here on how far what is seen moves by itself. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
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

for (const { path } of TRIED) {
  for (const width of someOf(WIDTHS, path)) {
    test(`${path} fits ${width} px, and stands still when its tables wake`, async ({ shared }) => {
      // In a window this low the tables sleep until the fonts are there.
      await shared.setViewportSize({ width, height: 1 });
      await shared.goto(path);
      await shared.evaluate(() => document.fonts.ready);
      const shift = await watchShifts(shared);
      await shared.setViewportSize({ width, height: 800 });
      await wake(shared);
      expect(await shift()).toBeLessThan(0.01);
      const tooWide = await shared.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBeLessThanOrEqual(0);
    });
  }
}
