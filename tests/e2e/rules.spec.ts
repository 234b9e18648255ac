import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { RULE_IDS, TOPICS } from '#src/rulebook/catalogue.ts';
import { PAGES } from './built-pages.ts';

/** Gzipped kilobytes of a whole rule book. */
const BUDGET = 60;

const BOOKS = PAGES.filter(({ kind }) => kind === 'rules');
const [first, second] = BOOKS.map(({ path }) => path);
const RULE = 'opening.minimum';

for (const { path, html } of BOOKS) {
  test(`${path} has a place for every rule and topic, once, and is light`, () => {
    const ids = [...html.matchAll(/<h[23][^>]* id="(?<id>[^"]+)"/g)].map(
      ({ groups }) => groups?.id,
    );
    expect(ids.length).toBe(new Set(ids).size);
    expect(new Set(ids)).toEqual(new Set([...RULE_IDS, ...Object.keys(TOPICS)]));
    expect(gzipSync(html).length / 1000).toBeLessThan(BUDGET);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a rule is reached by its address, and leads to the same rule of another game', async ({
    page,
  }) => {
    await page.goto(`${first}#${RULE}`);
    const rule = page.getByRole('article').filter({ has: page.locator(`[id="${RULE}"]`) });
    await expect(rule.getByRole('heading')).toBeInViewport();
    await rule.getByText(/other rule books? differs?/).click();
    await rule.locator(`a[href="${second}#${RULE}"]`).click();
    await expect(page.locator(`[id="${RULE}"]`)).toBeInViewport();
  });

  test('a topic is reached from the list of topics', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(first ?? '');
    const topics = page.getByRole('navigation', { name: 'Topics' });
    await topics.getByRole('link', { name: TOPICS.advice }).click();
    await expect(page.getByRole('heading', { name: TOPICS.advice, level: 2 })).toBeInViewport();
  });

  test('a place that a rule cites is reached in the list of sources', async ({ page }) => {
    await page.goto(first ?? '');
    const place = page.locator('a[href^="/sources/#"]').nth(1);
    const id = (await place.getAttribute('href'))?.split('#')[1];
    await place.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});
