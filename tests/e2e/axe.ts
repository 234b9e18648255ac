import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeWindow extends Window {
  readonly axe: { run(context: Document, options: object): Promise<AxeResults> };
}

/** Brings axe into a page and comes back with its question: the violations on the page as it stands, each with the elements that show it. */
export async function bringAxe(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(AXE);
  return () =>
    page.evaluate(async (runOnly) => {
      const { axe } = window as unknown as AxeWindow;
      const results = await axe.run(document, { runOnly, resultTypes: ['violations'] });
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    }, RULES);
}
