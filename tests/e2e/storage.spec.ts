/** Progress in a browser: cleared, corrupt, from a future version, without room, forbidden, and in two tabs. */
import { expect, type FileChooser, type Page, test } from '@playwright/test';
import { chanceFrom } from '#src/engine/chance.ts';
import { SEEDS } from '#src/practice/question-link.ts';
import { isAwake } from './awake.ts';
import { leaveToChance } from './drawn.ts';
import { answerRightly } from './round.ts';

const ROUND = '/practice/classic-four/open-pile/';
const SOME_MET = /of [1-9]\d* met/;
const DONE = '{"by":"alone","at":1}';

/** Puts entries into the browser's storage before any page of the site is seen. */
async function given(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/404.html');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

async function stored(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((has) => Object.keys(localStorage).filter((key) => key.includes(has)), part);
}

async function answerOne(page: Page): Promise<void> {
  await page.goto(ROUND);
  await expect(page.locator('.round .card-table')).toBeVisible();
  await answerRightly(page, 'classic-four');
  await expect(page.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible();
}

const row = (page: Page) => page.getByRole('row', { name: /Classic, four players/ });

test('what is broken is told, and loses nothing else', async ({ page }) => {
  await given(page, {
    'canasta-progress:1:scenario:classic-four:broken': '{"by":',
    'canasta-progress:1:review:classic-four:a-1':
      '{"reason":"fault:pile.needs","outcome":"right","at":1}',
    'canasta-progress:1:review:classic-four:a-2':
      '{"reason":"fault:none","outcome":"right","at":1}',
  });
  await page.goto('/progress/');
  await expect(page.getByText('One entry cannot be read. All the others are shown.')).toBeVisible();
  await expect(row(page)).toContainText('0 firm of 1 met');
  expect(await stored(page, 'broken')).toHaveLength(1);
  await answerOne(page);
});

test('what a newer version kept is left alone', async ({ page }) => {
  await given(page, { 'canasta-progress:2:all': '{}' });
  await page.goto('/progress/');
  await expect(page.getByText('kept by another version of this site')).toBeVisible();
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('button', { name: 'Yes, erase all' }).click();
  await expect(page.getByRole('status').last()).toHaveText('Your progress is erased.');
  expect(await stored(page, 'canasta-progress:2')).toHaveLength(1);
});

test('what is erased is asked about first, and the focus stays with it', async ({ page }) => {
  await given(page, { 'canasta-progress:1:scenario:hutto:x': DONE });
  await page.goto('/progress/');
  await isAwake(page.locator('astro-island:has(.progress)'));
  const said = page.locator('.progress-tools [role=status]');
  await page.getByRole('button', { name: 'Erase' }).press('Enter');
  await expect(said).toHaveText('Erase all of it? It cannot be brought back.');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Nothing was erased.');
  await expect(page.getByRole('button', { name: 'Erase' })).toBeFocused();
  expect(await stored(page, 'scenario:hutto')).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, erase all' }).press('Enter');
  await expect(said).toHaveText('Your progress is erased.');
  await expect(page.getByRole('button', { name: 'Erase' })).toBeFocused();
});

test('erasing forgets everything, in other tabs too', async ({ page, context }) => {
  await given(page, { 'canasta-progress:1:scenario:hutto:x': DONE });
  await answerOne(page);
  await expect.poll(() => stored(page, 'canasta-standings:')).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/progress/');
  await expect(row(other)).toContainText(SOME_MET);
  await page.goto('/progress/');
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('button', { name: 'Yes, erase all' }).click();
  await expect(row(page)).toContainText('not begun');
  await expect(row(other)).toContainText('not begun');
  expect(await stored(page, 'canasta-')).toEqual([]);
});

test('without room one goes on, and is told once', async ({ page }) => {
  await given(page, {});
  await page.evaluate(() => {
    let size = 2 ** 22;
    for (let at = 0; size > 0; at += 1) {
      try {
        localStorage.setItem(`filler-${at}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await answerOne(page);
  await expect(page.getByText('has no room left')).toHaveCount(1);
  await answerRightly(page, 'classic-four');
  await expect(page.getByRole('heading', { name: 'Question 3 of 10' })).toBeVisible();
  await expect(page.getByText('has no room left')).toHaveCount(1);
});

test('where nothing may be kept one goes on, and is told once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Not allowed.', 'SecurityError');
      },
    });
  });
  await answerOne(page);
  await expect(page.getByText('keeps nothing for this site')).toHaveCount(1);
});

test('what one has missed comes again on another visit, be how it stands kept, lost or damaged', async ({
  page,
}) => {
  const missed = '{"reason":"fault:pile.needs","outcome":"missed","at":1}';
  // By chance a move that is not legal is to come first, as one with this fault is.
  const seed = [...Array(9).keys()].find((each) => chanceFrom(each).below(2) === 1) ?? 0;
  await leaveToChance(page, (seed + 0.5) / SEEDS);
  for (const standings of [
    {},
    { 'canasta-standings:1:classic-four': '1\nfault:pile.needs weak 60001 1' },
    { 'canasta-standings:1:classic-four': 'no standings' },
    { 'canasta-standings:1:classic-four': '0' },
  ]) {
    await given(page, { 'canasta-progress:1:review:classic-four:a-1': missed, ...standings });
    await page.goto(ROUND);
    await expect(page).toHaveURL(/#seed=\d+&reason=fault:pile\.needs$/);
  }
});

test('two tabs keep what each of them did', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([answerOne(page), answerOne(other)]);
  const marks = await stored(page, ':review:classic-four:');
  expect(marks.length).toBeGreaterThanOrEqual(2);
  expect(new Set(marks.map((key) => key.split(':').at(-1)?.split('-')[0])).size).toBe(2);
});

/** Gives a file to the page, as one does who presses its button. */
async function load(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Load from a file').click(),
  ]);
  await chooser.setFiles(file);
}

test('a press before the page is awake is not lost', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/progress/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
});

test('a file carries progress to another browser', async ({ page, browser }) => {
  await answerOne(page);
  await page.goto('/progress/');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL('/progress/', page.url()).href);
  await expect(row(other)).toContainText('not begun');
  await load(other, await file.path());
  await expect(other.getByRole('status').last()).toContainText('loaded.');
  await expect(row(other)).toContainText(SOME_MET);
  await load(other, {
    name: 'no.json',
    mimeType: 'application/json',
    buffer: Buffer.from('[]'),
  });
  await expect(other.getByRole('status').last()).toHaveText(
    'This is no progress file of this site.',
  );
  await expect(row(other)).toContainText(SOME_MET);
  await other.close();
});
