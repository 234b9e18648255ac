/** "Skip to content" moves on to the content, and takes nothing away that lies on the page. */
import { expect, test } from '@playwright/test';

/** A page that its address tells what to show, and what then lies on it. */
const ADDRESSED = [
  ['/practice/hutto/open-pile/', '.round .card-table'],
  ['/compare/classic-four/hutto/drill/', '.parting form'],
  ['/table/#v=1&rules=hutto&ask=take&top=9S&hand=9H+9D', '.argument .verdict'],
] as const;

for (const [path, shown] of ADDRESSED) {
  test(`${path} keeps what it shows`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(shown)).toBeVisible();
    const before = page.url();
    const text = await page.locator(shown).textContent();
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(before);
    await expect(page.locator(shown)).toHaveText(text ?? '');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}
