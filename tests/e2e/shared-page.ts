import { test as base, type Page } from '@playwright/test';

/** Tests that only look at pages share one browser page for each worker: a fresh one costs more. */
export const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Scrolls the page through, and waits until every island on it is awake. */
export async function wake(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.evaluate((element) => element.scrollIntoView());
  }
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  await page.evaluate(() => scrollTo(0, 0));
}
