import { expect } from '@playwright/test';
import { PAGES } from './built-pages.ts';
import { test, wake } from './shared-page.ts';

const WIDTHS = [360, 768, 1280];

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

for (const { path } of PAGES) {
  for (const width of WIDTHS) {
    test(`${path} fits ${width} px, and stands still when its tables wake`, async ({ shared }) => {
      await shared.setViewportSize({ width, height: 800 });
      await shared.goto(path);
      await shared.evaluate(() => document.fonts.ready);
      await wake(shared);
      const found = await shared.evaluate(async () => {
        const shifts = await new Promise<PerformanceEntryList>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(() => resolve([]), 100);
        });
        const { scrollWidth } = document.documentElement;
        return { shifts, tooWide: scrollWidth - innerWidth };
      });
      const shift = (found.shifts as LayoutShift[]).reduce((sum, { value }) => sum + value, 0);
      expect(found.tooWide).toBeLessThanOrEqual(0);
      expect(shift).toBeLessThan(0.01);
    });
  }
}
