import { expect, type Page, test } from '@playwright/test';
import { LESSONS } from './built-pages.ts';

const path = LESSONS.find(({ html }) => html.includes('<term-note'))?.path ?? '';

/** The first word that the lesson explains, and the note with its meaning. */
function termOn(page: Page) {
  const term = page.locator('term-note').first();
  return { word: term.getByRole('button'), note: term.locator('[popover]') };
}

test('a word shows its meaning while the mouse is on it or on the note', async ({ page }) => {
  await page.goto(path);
  const { word, note } = termOn(page);
  await word.hover();
  await expect(note).toBeVisible();
  await note.hover();
  await page.waitForTimeout(400);
  await expect(note).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(note).toBeHidden();
});

test('a word shows its meaning while it has the focus, until Escape', async ({ page }) => {
  await page.goto(path);
  const { word, note } = termOn(page);
  await page.keyboard.press('Tab');
  await word.focus();
  await expect(note).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(note.getByRole('link', { name: 'In the glossary' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, hasTouch: true });

    test('a tap shows what a word means, and leads to the glossary', async ({ page }) => {
      await page.goto(path);
      const { word, note } = termOn(page);
      await word.tap();
      await expect(note).toBeVisible();
      await note.getByRole('link', { name: 'In the glossary' }).tap();
      await expect(page).toHaveURL(/\/glossary\/#[a-z-]+$/);
      await expect(page.locator(':target')).toBeInViewport();
    });
  });
}
