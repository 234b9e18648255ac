import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { ALL, SAMPLES, someOf, TRIED } from './built-pages.ts';
import { listen } from './heard.ts';
import { test, wake } from './shared-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WIDTHS = [360, 1280];
const SCHEMES = ['light', 'dark'] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeWindow extends Window {
  readonly axe: { run(context: Document, options: object): Promise<AxeResults> };
}

/** The violations on a page as it stands, each with the elements that show it. */
async function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as AxeWindow;
    const results = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, RULES);
}

for (const page of TRIED) {
  const schemes = ALL || SAMPLES.includes(page) ? SCHEMES : SCHEMES.slice(0, 1);
  for (const width of someOf(WIDTHS, page.path)) {
    test(`${page.path} at ${width} px has no violation, and is quiet`, async ({
      shared,
      baseURL,
    }) => {
      const { heard, stop } = listen(shared, baseURL ?? '');
      try {
        await shared.setViewportSize({ width, height: 800 });
        await shared.emulateMedia({ colorScheme: 'light' });
        await shared.goto(page.path);
        await wake(shared);
        await shared.evaluate(axe);
        for (const colorScheme of schemes) {
          await shared.emulateMedia({ colorScheme });
          await expect(shared.locator('html')).toHaveAttribute('data-theme', colorScheme);
          expect(await violations(shared), colorScheme).toEqual([]);
        }
        expect(heard).toEqual([]);
      } finally {
        stop();
      }
    });
  }
}

const OPENED = ['Search', 'Display'];

for (const name of OPENED) {
  test(`${name}, opened, has no violation`, async ({ shared }) => {
    await shared.goto('/');
    await shared.getByRole('button', { name }).click();
    await shared.evaluate(axe);
    expect(await violations(shared)).toEqual([]);
  });
}
