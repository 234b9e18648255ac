import { expect, test } from '@playwright/test';
import { VARIANTS } from '#content/rules/index.ts';
import { shortOf } from '#src/rulebook/catalogue.ts';
import { compareBooks } from '#src/rulebook/compare.ts';
import { pairsOf } from '#src/rulebook/pairs.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { PAGES } from './built-pages.ts';

const BOOKS = VARIANTS.map((variant) => openBook(variant));
const PAIRS = pairsOf(BOOKS);

test('there is a page for every pair', () => {
  const paths = PAGES.filter(({ kind }) => kind === 'pair').map(({ path }) => path);
  expect(paths.toSorted()).toEqual(PAIRS.map(([a, b]) => `/compare/${a.id}/${b.id}/`).toSorted());
});

for (const [a, b] of PAIRS) {
  const path = `/compare/${a.id}/${b.id}/`;
  test(`${path} tells every difference, dearest first, in the books’ words`, () => {
    const html = PAGES.find((page) => page.path === path)?.html ?? '';
    const told = [...html.matchAll(/<article class="difference[^>]*aria-labelledby="([^"]+)"/g)];
    const { differences } = compareBooks(a, b);
    expect(told.map(([, rule]) => rule)).toEqual(differences.map(({ rule }) => rule));
    const rows = [...html.matchAll(/<tr[^>]*><th scope="row"[^>]*>([^<]*)<\/th>(.*?)<\/tr>/gs)];
    const cells = rows.map(([, , row = '']) =>
      [...row.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text = '']) =>
        text.replaceAll('&#39;', "'"),
      ),
    );
    expect(cells).toEqual(differences.map(({ rule }) => [shortOf(a, rule), shortOf(b, rule)]));
  });
}

test('a move is judged and played by another variant than the page begins with', async ({
  page,
}) => {
  await page.goto(`/compare/classic-four/party-partners/`);
  const move = page.locator('[data-move="king-and-two-before-melding"]');
  await move.getByRole('link', { name: 'Party, in pairs' }).last().click();
  const table = page.locator('.practice');
  await expect(table.getByLabel('Play by the rules of')).toHaveValue('party-partners');
  await table.getByRole('button', { name: 'Legal', exact: true }).click();
  await expect(table.locator('.verdict')).toContainText('Right: it is allowed');
});
