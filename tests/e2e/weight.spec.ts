import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { TRIED } from './built-pages.ts';
import { wake } from './shared-page.ts';

/** Gzipped kilobytes of script that a page may carry. */
const BUDGET = { asleep: 30, awake: 60 };

const weight = (script: Buffer | string): number => gzipSync(script).length / 1000;

/** What stands in the page itself and runs. Data blocks do not. */
function inlineScripts(html: string): number {
  const scripts = html.matchAll(/<script(?! type="application)[^>]*>(?<body>[\s\S]*?)<\/script>/g);
  return weight([...scripts].map(({ groups }) => groups?.body ?? '').join('\n'));
}

/** Counts the script a page asks for from here on; the search index comes only when asked. */
function scriptsOf(page: Page): () => Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript && !response.url().includes('/pagefind/')) scripts.push(response);
  });
  return async () => {
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    return bodies.reduce((sum, body) => sum + weight(body), 0);
  };
}

for (const { path, html } of TRIED) {
  test(`${path} is light`, async ({ page }, { annotations }) => {
    const weigh = scriptsOf(page);
    // Too narrow and low for a table to come into view: islands sleep until they are scrolled to.
    await page.setViewportSize({ width: 1280, height: 1 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const asleep = inlineScripts(html) + (await weigh());
    await page.setViewportSize({ width: 1280, height: 800 });
    await wake(page);
    await page.waitForLoadState('networkidle');
    const awake = inlineScripts(html) + (await weigh());
    const sizes = `${asleep.toFixed(1)} kB asleep, ${awake.toFixed(1)} kB awake`;
    annotations.push({ type: 'script, gzipped', description: sizes });
    expect.soft(asleep, sizes).toBeLessThanOrEqual(BUDGET.asleep);
    expect.soft(awake, sizes).toBeLessThanOrEqual(BUDGET.awake);
  });
}
