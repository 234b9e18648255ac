import { expect, test } from '@playwright/test';
import { ALL, SAMPLES, TRIED } from './built-pages.ts';

test.use({ javaScriptEnabled: false });

for (const { path } of ALL ? TRIED : SAMPLES) {
  test(`${path} shows its heading and no dead control`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Search' })).toBeHidden();
    await expect(header.getByRole('button', { name: 'Display' })).toBeHidden();
  });
}

for (const { path } of TRIED.filter(({ kind }) => kind === 'lesson')) {
  test(`${path} leads on`, async ({ page }) => {
    await page.goto(path);
    const current = page.getByRole('navigation').locator('a[aria-current=page]');
    await expect(current).toHaveAttribute('href', path);
    await page.getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test(`${path} has a menu on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const current = page.locator('a[aria-current=page]');
    await expect(current).toBeHidden();
    await page.getByRole('button', { name: 'Lessons' }).click();
    await expect(current).toBeVisible();
  });
}
