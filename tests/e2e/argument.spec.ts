/** The table that settles arguments: three questions by keyboard alone, links, the other games, the card table. */
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { VARIANTS } from '#content/rules/index.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { isAwake } from './awake.ts';
import { bringAxe } from './axe.ts';

const PAGE = '/table/';
const [, classicTwo] = VARIANTS;
const BOOKS = VARIANTS.map((variant) => openBook(variant));
const [, ...OTHERS] = BOOKS;
/** Gzipped kilobytes of script with which a question can be answered. */
const BUDGET = 75;

/** Presses a key so many times. */
async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let more = times; more > 0; more -= 1) await page.keyboard.press(key);
}

/** More keys than a pad has. */
const KEYS = 16;

/** Within a pad: goes to the key of a rank, and presses it. */
async function pressRank(page: Page, rank: string, times = 1): Promise<void> {
  const focus = page.locator(':focus');
  await press(page, 'Home');
  for (let at = 0; at < KEYS; at += 1) {
    if ((await focus.textContent())?.startsWith(`${rank}:`)) break;
    await press(page, 'ArrowRight');
  }
  await expect(focus).toContainText(`${rank}:`);
  await press(page, 'Enter', times);
}

async function awake(page: Page, hash = ''): Promise<void> {
  await page.goto(`${PAGE}${hash}`);
  await isAwake(page.locator('astro-island:has(.argument)'));
}

/** Chooses a question by its place, from the variant's list. */
async function chooseQuestion(page: Page, place: number): Promise<void> {
  await page.getByLabel('The rules you play by').focus();
  await press(page, 'Tab');
  await press(page, 'ArrowDown', place);
}

const sheet = (page: Page) => page.locator('.argument .verdict');
const told = (page: Page) => page.locator('.argument > .sr-only[role="status"]');

test('by keyboard: can I take this pile?', async ({ page }) => {
  await awake(page);
  await chooseQuestion(page, 0);
  await press(page, 'Tab');
  await pressRank(page, '8');
  await expect(told(page)).toHaveText('Eight of spades is on top.');
  await press(page, 'Tab');
  await press(page, 'ArrowDown', 2);
  await expect(page.locator(':focus')).toHaveValue('wild');
  await press(page, 'Tab');
  await pressRank(page, '8');
  await pressRank(page, '2');
  await expect(told(page)).toHaveText('Two of spades, wild. Two cards.');
  await press(page, 'Tab', 3);
  await pressRank(page, 'Q', 3);
  await press(page, 'Tab', 3);
  await expect(page.locator(':focus')).toHaveText('Answer: Can I take this pile?');
  await press(page, 'Enter');
  await expect(sheet(page)).toContainText('The pile is frozen');
  await expect(sheet(page)).toContainText('You have only one.');
  await expect(told(page)).toHaveText(/^No\. The pile is frozen/);
  expect(new URL(page.url()).hash).toBe(
    '#v=1&rules=classic-four&ask=take&top=8S&under=wild&hand=8H+2S&meld=QS+QH+QD',
  );
});

test('by keyboard: can we go down with these?', async ({ page }) => {
  await awake(page);
  await chooseQuestion(page, 1);
  await press(page, 'Tab');
  await pressRank(page, 'K', 3);
  await pressRank(page, '2');
  await press(page, 'Tab', 4);
  await expect(page.locator(':focus')).toHaveAttribute('type', 'number');
  await press(page, 'Tab');
  await press(page, 'Enter');
  await expect(told(page)).toHaveText(/^Yes\. You may lay down K K K 2\./);
});

test('by keyboard: may I go out?', async ({ page }) => {
  await awake(page);
  await chooseQuestion(page, 2);
  await press(page, 'Tab');
  await pressRank(page, 'K', 3);
  await pressRank(page, '8');
  await press(page, 'Tab', 3);
  await pressRank(page, 'Q', 5);
  await pressRank(page, '2', 2);
  await press(page, 'Tab', 4);
  await press(page, 'Enter');
  await expect(told(page)).toHaveText('Yes. You may go out: lay down K K K, then discard 8♠.');
});

test('a card is taken out again, and the focus stays among the cards', async ({ page }) => {
  await awake(page, '#v=1&rules=classic-four&ask=take&top=8S&hand=8H+8D+KS');
  await page.getByRole('button', { name: 'Eight of hearts: take it out' }).focus();
  await press(page, 'Enter');
  await expect(told(page)).toHaveText('Eight of hearts is out. Two cards.');
  await expect(page.locator(':focus')).toHaveClass('held-card');
  await press(page, 'Enter', 2);
  await expect(page.locator(':focus')).toHaveClass(/rank-key/);
});

test('the table is cleared for the next argument', async ({ page }) => {
  await awake(page, '#v=1&rules=classic-four&ask=out&hand=8H+8D+KS&meld=QS+QH+QD&asked=no');
  await page.getByRole('button', { name: 'Clear the table' }).press('Enter');
  await expect(told(page)).toHaveText('The table is clear.');
  await expect(page.locator('.held-card, .told-melds')).toHaveCount(0);
  await expect(page).toHaveURL(/#v=1&rules=classic-four&ask=out$/);
});

test('what is typed is read, or refused in words', async ({ page }) => {
  await awake(page);
  const entry = page.getByRole('group', { name: 'The cards you hold' });
  await entry.getByText('Type them instead').click();
  const field = entry.getByRole('textbox');
  await field.fill('8S 9X');
  await field.press('Enter');
  await expect(entry.getByRole('status')).toHaveText('There is no card "9X".');
  await field.fill('8S 8H 2C');
  await field.press('Enter');
  await expect(entry.getByRole('button', { name: /take it out$/ })).toHaveCount(3);
  await field.fill('9 9 joker 3');
  await field.press('Enter');
  await expect(entry.getByRole('status')).toHaveText(/^A three needs its suit/);
  await field.fill('9 9 joker 3S');
  await field.press('Enter');
  await expect(entry.getByRole('button', { name: /take it out$/ })).toHaveCount(4);
});

const LINK = '#v=1&rules=classic-four&ask=out&hand=KS+KH+KD+8S&meld=5S+5H+5D+5C+5S+2H+2D';

test('a link is answered at once, and by the other games on request', async ({ page }) => {
  await awake(page, LINK);
  await expect(sheet(page)).toContainText('You may go out: lay down K K K, then discard 8♠.');
  await page.getByRole('button', { name: /^Ask the other/ }).click();
  const chips = page.locator('.verdict-chips > li');
  // The side has one canasta, and nobody was asked.
  const yes = OTHERS.filter(
    ({ entries }) =>
      entries['out.canastas'].value.count === 1 && entries['permission.ask'].value !== 'must',
  ).length;
  await expect(chips).toHaveCount(OTHERS.length);
  await expect(page.locator('.other-answers [role="status"]')).toHaveText(
    `Yes in ${yes}, no in ${OTHERS.length - yes}.`,
  );
});

test('the rules can be changed, and are kept', async ({ page }) => {
  await awake(page, LINK);
  await page.getByLabel('The rules you play by').selectOption(classicTwo?.id ?? '');
  await page.getByRole('button', { name: 'Answer: May I go out?' }).click();
  await expect(told(page)).toHaveText('No. Going out takes two canastas, and you have only one.');
  await page.getByRole('button', { name: 'What would make it legal?' }).click();
  await expect(page.locator('.remedy [role="status"]')).not.toBeEmpty();
  await page.goto('/');
  await awake(page);
  await expect(page.getByLabel('The rules you play by')).toHaveValue(classicTwo?.id ?? '');
});

test('rules that do not come are told, and the table stays as it is', async ({ page, context }) => {
  await awake(page, LINK);
  await context.setOffline(true);
  await page.getByLabel('The rules you play by').selectOption(classicTwo?.id ?? '');
  await expect(page.locator('.argument .notice')).toContainText('did not come');
  await expect(page.getByLabel('The rules you play by')).toHaveValue('classic-four');
  await context.setOffline(false);
  await page.getByLabel('The rules you play by').selectOption(classicTwo?.id ?? '');
  await expect(page.locator('.argument .notice')).toBeEmpty();
  await expect(page.getByLabel('The rules you play by')).toHaveValue(classicTwo?.id ?? '');
});

test('the position can be played, and what is allowed is listed', async ({ page }) => {
  await awake(page, LINK);
  await page.getByRole('button', { name: 'Lay the cards on the table' }).click();
  const table = page.getByRole('region', { name: 'Table: Your position' });
  await table.getByRole('button', { name: 'What may I do?' }).click();
  await expect(page.locator('.practice-sheet')).toContainText('Lay down K K K');
  await table
    .getByRole('toolbar', { name: 'Your hand' })
    .getByText('Eight')
    .or(table.getByRole('button', { name: 'Eight of spades' }))
    .click();
  await table.getByRole('button', { name: 'Discard 8♠' }).click();
  await expect(page.locator('.practice-sheet .verdict')).toBeVisible();
});

test('a move is judged under every game at once, when it was tried and from its link', async ({
  page,
}) => {
  await awake(page, LINK);
  await page.getByRole('button', { name: 'Lay the cards on the table' }).click();
  const table = page.getByRole('region', { name: 'Table: Your position' });
  await table.getByRole('button', { name: 'Eight of spades' }).click();
  await table.getByRole('button', { name: 'Discard 8♠' }).click();
  const said = page.getByRole('region', { name: 'Discard 8♠: what every game says' });
  await said.getByRole('button', { name: /^Ask all/ }).click();
  // Three kings stay in the hand: the discard is legal in every game.
  await expect(said.locator('.verdict-chips > .legal')).toHaveCount(BOOKS.length);
  await expect(page).toHaveURL(/&move=discard\+8S$/);
  await page.reload();
  await expect(said.getByRole('status')).toHaveText(`Legal in ${BOOKS.length}, refused in 0.`);
  await page.getByLabel('The rules you play by').selectOption(classicTwo?.id ?? '');
  await expect(page).toHaveURL(/&move=discard\+8S$/);
  await expect(said.locator('.verdict-chips > li')).toHaveCount(BOOKS.length);
});

test('a position is sent as a link and as a code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await awake(page, LINK);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByText('Show it as a QR code').click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('a damaged link says all that is wrong, and offers a fresh table', async ({ page }) => {
  await awake(page, '#v=1&rules=chess&ask=take&hand=8S+9X+%3Cimg%20src=x%3E');
  const problems = page.locator('.damaged li');
  await expect(problems).toHaveText([
    '“chess” names no rules that are taught here.',
    'The hand holds “9X”, which is no card.',
    'The hand holds “<img”, which is no card.',
    'The hand holds “src=x>”, which is no card.',
  ]);
  await page.getByRole('button', { name: 'Begin with an empty table' }).press('Enter');
  await expect(page.getByText('Answer: Can I take this pile?')).toBeVisible();
  await expect(page).toHaveURL(/#v=1&rules=classic-four&ask=take$/);
});

test('cards that no table can hold are named', async ({ page }) => {
  await awake(page, '#v=1&rules=classic-four&ask=take&top=8S&hand=8S+8S&meld=QS+QH');
  await expect(page.locator('.answering li')).toHaveText([
    'The meld Q♠ Q♥ has two cards; it needs three cards.',
    'There are more copies of 8S than the packs hold.',
  ]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with everything open, ${colorScheme}, it fits a phone and has no violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await awake(page, LINK);
    await page.getByRole('button', { name: /^Ask the other/ }).click();
    await expect(page.locator('.verdict-chips > li')).toHaveCount(OTHERS.length);
    await page.getByRole('button', { name: 'Lay the cards on the table' }).click();
    await page.getByText('Show it as a QR code').click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Table: Your position' })).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    const violations = await bringAxe(page);
    expect(await violations()).toEqual([]);
  });
}

test('the script of an answer is light', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await awake(page, LINK);
  await expect(sheet(page)).toBeVisible();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length / 1000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules of every game are a link away', async ({ page }) => {
    await page.goto(PAGE);
    for (const { id } of VARIANTS)
      for (const rule of ['pile.needs', 'opening.minimum', 'out.canastas'])
        await expect(page.locator(`main a[href="/rules/${id}/#${rule}"]`)).toBeVisible();
    await expect(page.locator('.argument')).toBeHidden();
  });
});
