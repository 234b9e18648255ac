import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { VARIANTS } from '#content/rules/index.ts';
import { agree } from '#src/rulebook/agree.ts';
import { CATALOGUE, RULE_IDS, shortOf } from '#src/rulebook/catalogue.ts';
import { openBook } from '#src/rulebook/variant.ts';
import { PAGES } from './built-pages.ts';
import { quantile } from './stopwatch.ts';

/** Gzipped kilobytes of the page with all rules of all variants. */
const BUDGET = 60;
/** Milliseconds that a filter has: a frame of a screen. */
const FRAME = 1000 / 60;

const BOOKS = VARIANTS.map((variant) => openBook(variant));
const [first, second, third] = BOOKS;
if (first === undefined || second === undefined || third === undefined)
  throw new Error('No books.');
const differing = (books: typeof BOOKS) =>
  RULE_IDS.filter((rule) =>
    books.some(({ entries }) => !agree(entries[rule].value, books[0]?.entries[rule].value)),
  );

const shownRows = (page: Page): Locator => page.locator('.compared [data-rule]:visible');
const shownHeads = (page: Page): Locator => page.locator('.compared thead th:visible');

/** Every column has room for its words. */
async function roomy(page: Page): Promise<void> {
  const widths = () =>
    shownHeads(page).evaluateAll((heads) => heads.map(({ clientWidth }) => clientWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThanOrEqual(100);
}

test('the comparison is light', () => {
  const page = PAGES.find(({ kind }) => kind === 'comparison');
  expect(gzipSync(page?.html ?? '').length / 1000).toBeLessThan(BUDGET);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every cell of the table is the rule book’s', async ({ page }) => {
    await page.goto('/compare/');
    const rows = shownRows(page);
    await expect(rows).toHaveCount(RULE_IDS.length);
    const words = await rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => cell.firstChild?.textContent?.trim()),
      ),
    );
    expect(words).toEqual(RULE_IDS.map((rule) => BOOKS.map((book) => shortOf(book, rule))));
  });

  test('a cell shows its source, and leads to the rule', async ({ page }) => {
    await page.goto('/compare/');
    const row = page.locator('[data-rule="deal.hand"]');
    await row.getByRole('button').nth(1).click();
    const slip = page.locator('[popover]:popover-open');
    await expect(slip).toContainText(CATALOGUE['deal.hand'].question);
    await slip.getByRole('link', { name: second.name }).click();
    await expect(page).toHaveURL(`/rules/${second.id}/#deal.hand`);
  });

  test('the questions tell which variants give which answer', async ({ page }) => {
    await page.goto('/compare/which/');
    for (const { id, name } of BOOKS)
      await expect(
        page.locator(`a[href="/rules/${id}/#deal.hand"]`, { hasText: name }),
      ).toBeVisible();
    await expect(page.getByRole('button', { name: 'We do not know' })).toHaveCount(0);
  });

  test('a chip opens the whole checklist', async ({ page }) => {
    await page.goto('/compare/moves/king-and-two-before-melding/');
    const chips = page.locator('.verdict-chips > li');
    await expect(chips).toHaveCount(BOOKS.length);
    await chips.first().locator('summary').first().click();
    await expect(chips.first().locator('.reasons > li').first()).toBeVisible();
  });
});

test('differences are shown first, and all rules on request', async ({ page }) => {
  await page.goto('/compare/');
  await expect(shownRows(page)).toHaveCount(differing(BOOKS).length);
  await page.getByLabel(`All ${RULE_IDS.length} rules`).check();
  await expect(shownRows(page)).toHaveCount(RULE_IDS.length);
  await expect(page).toHaveURL('/compare/?rows=all');
});

test('variants are chosen, measured against another, and the address keeps it', async ({
  page,
}) => {
  await page.goto('/compare/');
  for (const { name } of BOOKS.slice(3)) await page.getByRole('checkbox', { name }).uncheck();
  await page.getByLabel('Measured against').selectOption(third.name);
  await expect(shownHeads(page)).toHaveCount(4);
  await roomy(page);
  await expect(shownRows(page)).toHaveCount(differing([first, second, third]).length);
  await expect(page.locator('.compared thead .base')).toContainText('three players');
  const row = page.locator('[data-rule="deal.hand"] td');
  await expect(row.nth(0)).toHaveClass('differs');
  await expect(row.nth(2)).not.toHaveClass('differs');
  const address = page.url();
  expect(address).toContain(`?of=${third.id},${first.id},${second.id}`);
  await page.goto('/');
  await page.goto(address);
  await expect(shownHeads(page)).toHaveCount(4);
  await expect(page.getByLabel('Measured against')).toHaveValue('2');
});

test('fewer than two variants are not to be had', async ({ page }) => {
  await page.goto(`/compare/?of=${first.id},${second.id}`);
  await page.getByRole('checkbox', { name: second.name }).click();
  await expect(page.getByRole('checkbox', { name: second.name })).toBeChecked();
  await expect(page.getByRole('status')).toHaveText(
    'A comparison takes two: choose another first.',
  );
  await expect(shownHeads(page)).toHaveCount(3);
});

test('a rule is found by a word of its question or its sentence', async ({ page }) => {
  await page.goto('/compare/?rows=all');
  await page.getByLabel('Find a rule').fill('jokers HELP');
  await expect(page.locator('[data-rule="opening.wilds"]')).toBeVisible();
  await expect(page.locator('[data-rule="deal.hand"]')).toBeHidden();
  await expect(page).toHaveURL('/compare/?rows=all&find=jokers%20HELP');
  await page.getByLabel('Find a rule').fill('xyzzy');
  await expect(page.getByText('No such rule.')).toBeVisible();
  await expect(page.locator('.compared .topic:visible')).toHaveCount(0);
});

test('a rule that all answer alike is found among the differences too', async ({ page }) => {
  await page.goto('/compare/');
  await page.getByLabel('Find a rule').fill('Card values');
  const status = page.locator('comparison-table [role=status]');
  await expect(status).toContainText('the same in all that are shown: choose all rules to see');
  await page.getByLabel(/^All \d+ rules/).check();
  await expect(page.locator('[data-rule="cards.values"]')).toBeVisible();
  await expect(status).not.toContainText('the same');
});

/** Milliseconds that the page itself has worked so far; what other programs do meanwhile does not count. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => parts.includes(name))
      .reduce((sum, { value }) => sum + value * 1000, 0);
  };
}

test('filtering takes no longer than a frame', async ({ page }) => {
  await page.goto('/compare/?rows=all');
  const field = page.getByLabel('Find a rule');
  await field.focus();
  await expect(shownRows(page)).toHaveCount(RULE_IDS.length);
  const worked = await watchWork(page);
  const times: number[] = [];
  for (const words of ['p', 'pi', 'pil', 'pile', 'pil', 'pi', 'w', 'wi', 'wil', 'wild', '']) {
    const before = await worked();
    await field.evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      document.body.getBoundingClientRect();
    }, words);
    times.push((await worked()) - before);
  }
  expect(quantile(times, 0.5)).toBeLessThan(FRAME);
});

test('arrow keys go from answer to answer, and stop at the edges', async ({ page }) => {
  await page.goto('/compare/');
  const button = (rule: string, column: number) =>
    page.locator(`[data-rule="${rule}"]`).getByRole('button').nth(column);
  const [top, below] = differing(BOOKS);
  await button(top ?? '', 0).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(button(top ?? '', 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(button(below ?? '', 1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(button(below ?? '', BOOKS.length - 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(below ?? '', BOOKS.length - 1)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('two variants stand side by side, chosen above', async ({ page }) => {
    await page.goto('/compare/');
    await expect(shownHeads(page)).toHaveCount(3);
    await roomy(page);
    await expect(shownRows(page)).toHaveCount(differing([first, second]).length);
    await page.getByLabel('Second').selectOption(third.name);
    await expect(shownHeads(page).last()).toContainText('three players');
    await expect(shownRows(page)).toHaveCount(differing([first, third]).length);
    await expect(page).toHaveURL(`/compare/?of=${first.id},${third.id}`);
  });
});

test('a table is told what it plays, what does not fit, and can take an answer back', async ({
  page,
}) => {
  await page.goto('/compare/which/');
  const say = (words: string) => page.getByRole('button', { name: words }).click();
  await say(shortOf(first, 'deal.hand'));
  await expect(page.getByText('2 of 9 sets of rules are left')).toBeVisible();
  await say(shortOf(first, 'draw.count'));
  await expect(page.getByRole('heading', { name: 'Nearest to your table' })).toBeFocused();
  await expect(page.getByRole('link', { name: `The rules of ${first.name}` })).toBeVisible();
  await say('Take back the last answer');
  await say('We do not know');
  await expect(page.getByRole('heading', { name: 'Nearest to your table' })).toBeHidden();
});
