import { type Browser, test as base, type Page } from '@playwright/test';
import { isAwake } from './awake.ts';

interface Pages {
  readonly shared: Page;
  /** The same, where no script runs. */
  readonly still: Page;
}

/** Tests that only look at pages share one browser page for each worker: a fresh one costs more. */
export const test = base.extend<object, Pages>({
  shared: [
    async ({ browser }, use, { project }) => {
      const page = await newPage(browser, project.use.baseURL, 'on');
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  still: [
    async ({ browser }, use, { project }) => {
      const page = await newPage(browser, project.use.baseURL, 'off');
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

async function newPage(
  browser: Browser,
  baseURL: string | undefined,
  script: 'on' | 'off',
): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    javaScriptEnabled: script === 'on',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  return context.newPage();
}

/** Scrolls to every island of the page, which has no box of its own, waits until it is awake, and comes back. */
export async function wake(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.evaluate(({ firstElementChild }) =>
      firstElementChild?.scrollIntoView({ behavior: 'instant' }),
    );
    await isAwake(island);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
