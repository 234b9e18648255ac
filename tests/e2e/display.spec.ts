import { expect, test } from '@playwright/test';

const CHOICES = [
  { choice: 'Dark', attribute: 'data-theme', value: 'dark' },
  { choice: 'Light', attribute: 'data-theme', value: 'light' },
  { choice: 'Four colors', attribute: 'data-suits', value: '4' },
];

for (const { choice, attribute, value } of CHOICES) {
  test(`${choice} is shown at once, and kept`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('radio', { name: choice }).check();
    await expect(page.locator('html')).toHaveAttribute(attribute, value);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute(attribute, value);
  });
}

test('without a choice the theme follows the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
