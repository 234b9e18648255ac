import { expect, type Page, test } from '@playwright/test';
import { VARIANTS } from '#content/rules/index.ts';
import { compareBooks } from '#src/rulebook/compare.ts';
import { pairsOf } from '#src/rulebook/pairs.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { ALL } from './built-pages.ts';

const BOOKS = VARIANTS.map((variant) => openBook(variant));
const PAIRS = pairsOf(BOOKS);

/** Pages of paper that a page of the site takes. */
async function sheets(page: Page, format: 'A4' | 'Letter', landscape: boolean): Promise<number> {
  const pdf = await page.pdf({ format, landscape });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

const PAPERS = ['A4', 'Letter'] as const;

const long = PAIRS.map(([a, b]) => ({
  path: `/compare/${a.id}/${b.id}/`,
  differences: compareBooks(a, b).differences.length,
})).toSorted((one, other) => other.differences - one.differences);

for (const { path } of ALL ? long : long.slice(0, 2)) {
  test(`${path} fits on two pages of paper`, async ({ page }) => {
    await page.goto(path);
    for (const paper of PAPERS)
      expect(await sheets(page, paper, false), paper).toBeLessThanOrEqual(2);
  });
}

test('the whole table fits on six pages in landscape', async ({ page }) => {
  await page.goto('/compare/?rows=all');
  for (const paper of PAPERS) expect(await sheets(page, paper, true)).toBeLessThanOrEqual(6);
});
