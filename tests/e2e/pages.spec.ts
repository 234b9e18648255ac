import { expect, type Page } from '@playwright/test';
import { bringAxe } from './axe.ts';
import { ALIKE, ALL, type BuiltPage, SAMPLES, someOf, TRIED } from './built-pages.ts';
import { listen } from './heard.ts';
import { watchShifts } from './layout-shift.ts';
import { lot } from './lot.ts';
import { test, wake } from './shared-page.ts';

const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** Every width; of pages that are alike, and without `TEST_ALL`, the one that falls to the page. */
function widthsOf({ path, kind }: BuiltPage): readonly number[] {
  return ALIKE.includes(kind)
    ? WIDTHS.slice(lot(path, WIDTHS.length)).slice(0, 1)
    : someOf(WIDTHS, path);
}

/** Opens a page whose tables sleep until the fonts are there, wakes them, and comes back with how far it moved. */
async function open(page: Page, path: string, width: number): Promise<number> {
  // In a window this low no table is in sight.
  await page.setViewportSize({ width, height: 1 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const shift = await watchShifts(page);
  await page.setViewportSize({ width, height: 800 });
  await wake(page);
  return shift();
}

for (const page of TRIED) {
  const schemes = ALL || SAMPLES.includes(page) ? SCHEMES : SCHEMES.slice(0, 1);
  for (const width of widthsOf(page)) {
    test(`${page.path} at ${width} px stands still, fits, has no violation, and is quiet`, async ({
      shared,
      baseURL,
    }) => {
      const { heard, stop } = listen(shared, baseURL ?? '');
      try {
        expect.soft(await open(shared, page.path, width), 'shift').toBeLessThan(0.01);
        const tooWide = await shared.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(tooWide, 'too wide').toBeLessThanOrEqual(0);
        expect.soft(await shared.evaluate(squeezed), 'squeezed').toEqual([]);
        const violations = await bringAxe(shared);
        for (const colorScheme of schemes) {
          await shared.emulateMedia({ colorScheme });
          await expect(shared.locator('html')).toHaveAttribute('data-theme', colorScheme);
          expect.soft(await violations(), colorScheme).toEqual([]);
        }
        expect(heard).toEqual([]);
      } finally {
        stop();
      }
    });
  }
}

/** In the page: words of narrow columns that are broken off in the middle, having no room. */
function squeezed(): readonly string[] {
  const narrow = 120;
  const isBroken = (text: Text, { index, 0: word }: RegExpExecArray) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  };
  const columns = document.querySelectorAll('main :is(th, td, p, li, dt, dd, label, figcaption)');
  return [...columns]
    .filter((each) => each.clientWidth < narrow && each.checkVisibility())
    .flatMap((each) => [...each.childNodes].filter((node) => node instanceof Text))
    .flatMap((text) =>
      [...text.data.matchAll(/\p{L}{4,}/gu)]
        .filter((word) => isBroken(text, word))
        .map(([word]) => word),
    );
}

const OPENED = ['Search', 'Display'];

for (const name of OPENED) {
  test(`${name}, opened, has no violation`, async ({ shared }) => {
    await shared.setViewportSize({ width: 1280, height: 800 });
    await shared.goto('/');
    await shared.getByRole('button', { name }).click();
    const violations = await bringAxe(shared);
    expect(await violations()).toEqual([]);
  });
}
