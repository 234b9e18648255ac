import { expect } from '@playwright/test';
import { ALL, SAMPLES, TRIED } from './built-pages.ts';
import { test } from './shared-page.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

for (const { path } of ALL ? TRIED : SAMPLES) {
  test(`${path} shows its heading and no dead control`, async ({ still: page }) => {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Search' })).toBeHidden();
    await expect(header.getByRole('button', { name: 'Display' })).toBeHidden();
  });
}

for (const { path } of TRIED.filter(({ kind }) => kind === 'lesson')) {
  test(`${path} leads on, and has a menu on a phone`, async ({ still: page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const current = page.getByRole('navigation').locator('a[aria-current=page]');
    await expect(current).toBeHidden();
    await page.getByRole('button', { name: 'Lessons' }).click();
    await expect(current).toBeVisible();
    await page.setViewportSize(WIDE);
    await expect(current).toHaveAttribute('href', path);
    await page.getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL('/');
  });
}
