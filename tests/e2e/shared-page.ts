import { test as base, expect, type Page } from '@playwright/test';

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

/** Scrolls to every island of the page, which has no box of its own, waits until it is awake, and comes back. */
export async function wake(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.evaluate(({ firstElementChild }) =>
      firstElementChild?.scrollIntoView({ behavior: 'instant' }),
    );
    await expect(island).not.toHaveAttribute('ssr', /.*/);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
