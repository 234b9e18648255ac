import { expect, test } from '@playwright/test';
import { LESSONS, PAGES } from './built-pages.ts';

test('the search is opened by a key, finds lessons, and says how many', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search the lessons' });
  await dialog.getByRole('textbox').fill('canasta');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages?$/);
  const lesson = dialog.locator('a[href^="/learn/"]').first();
  const href = await lesson.getAttribute('href');
  expect(LESSONS.map(({ path }) => path)).toContain(href);
  await lesson.click();
  await expect(page).toHaveURL(href ?? '');
});

test('the search finds a rule at its place, first that of the game one reads', async ({ page }) => {
  const book = PAGES.findLast(({ kind }) => kind === 'rules')?.path ?? '';
  await page.goto(book);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('minimum below zero');
  const rule = dialog.getByRole('link', { name: 'The minimum below zero' }).first();
  await expect(rule).toHaveAttribute('href', `${book}#opening.minus`);
  await rule.click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[id="opening.minus"]')).toBeInViewport();
});

test('the search says when there is nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('zzyzx');
  await expect(dialog.getByRole('status')).toHaveText('Nothing on “zzyzx”.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
