import { expect, type Page, test } from '@playwright/test';
import { listen } from './heard.ts';
import { answerRightly, questionOn } from './round.ts';
import { quantile, tellingPart } from './stopwatch.ts';

const MIXED = '/practice/hutto/mixed/';

const questions = (page: Page) => page.getByRole('heading', { level: 2, name: /^Question/ });

/** Comes to a round whose first question is dealt. */
async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.round .card-table')).toBeVisible();
}

/** Milliseconds within which a new question is on the table. */
const SOON = 100;

test('a round of ten is played to its end, and kept', async ({ page, baseURL }, {
  annotations,
}) => {
  const { heard } = listen(page, baseURL ?? '');
  await begin(page, MIXED);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { questionTimes: times });
    let pressed = 0;
    let before = location.hash;
    document.addEventListener('click', () => (pressed = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (location.hash === before || document.querySelector('.round .card-table') === null) return;
      before = location.hash;
      times.push(performance.now() - pressed);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const met = new Set<string>();
  for (let count = 1; count <= 10; count += 1) {
    await expect(questions(page)).toHaveText(`Question ${count} of 10`);
    const { staged } = await answerRightly(page, 'hutto');
    met.add(JSON.stringify(staged.start));
  }
  expect(met.size, 'different positions').toBe(10);
  await expect(page.getByRole('heading', { name: 'Your round' })).toBeFocused();
  await expect(page.getByText('10 of 10 right and without help.')).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  const kept = await page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.includes(':review:hutto:')).length,
  );
  expect(kept).toBeGreaterThanOrEqual(10);
  const times = await page.evaluate(
    () => (window as unknown as { questionTimes: number[] }).questionTimes,
  );
  annotations.push({ type: 'new question after', description: times.map(Math.round).join(', ') });
  expect(quantile(times, tellingPart())).toBeLessThan(SOON);
  expect(heard).toEqual([]);
  await page.getByRole('button', { name: 'Ten more' }).click();
  await expect(questions(page)).toHaveText('Question 1 of 10');
  await page.goto('/practice/?variant=hutto');
  await expect(page.getByRole('radio', { name: 'Hutto' })).toBeChecked();
  await expect(page.locator('[data-game="hutto"] .cell.met').first()).toBeVisible();
});

test('a question can be sent', async ({ page, browser }) => {
  await begin(page, '/practice/pony/opening/');
  const address = page.url();
  expect(address).toContain('#seed=');
  const told = await page.locator('.round .goal').textContent();
  const other = await browser.newPage();
  await begin(other, address);
  expect(await other.locator('.round .goal').textContent()).toBe(told);
  expect(other.url()).toBe(address);
  await other.close();
});

for (const hash of [
  '#seed=',
  '#seed=x',
  '#seed=99999999999',
  '#seed=1&reason=fault:none',
  '#lost',
]) {
  test(`an address that ends in ${hash} says so, and deals a new question`, async ({ page }) => {
    await begin(page, `/practice/pony/opening/${hash}`);
    await expect(page.getByText('names a question that is not here')).toBeVisible();
    expect((await questionOn(page)).situation).toBe('opening');
  });
}

test('a test asks ten different things, and keeps what came of it', async ({ page }) => {
  await begin(page, '/practice/classic-two/test/');
  /** Presses whatever leads on: an answer, the right sum, the hints and the solution after them. */
  const goOn = async () => {
    const round = page.locator('.round');
    const box = round.getByRole('checkbox').first();
    if (await box.isVisible()) await box.check();
    for (const name of ['Next', 'Legal', 'Check', 'Show', 'Show solution', 'Hint']) {
      const button = round.getByRole('button', { name, exact: true }).first();
      const able = (await button.isVisible()) && (await button.isEnabled());
      if (name === 'Check' && !(await box.isVisible())) continue;
      if (able) return button.click();
    }
  };
  for (let count = 1; count <= 10; count += 1) {
    const heading = page.getByRole('heading', { name: `Question ${count} of 10` });
    await expect(heading).toBeVisible();
    for (let press = 0; press < 12 && (await heading.isVisible()); press += 1) await goOn();
  }
  await expect(page.getByRole('heading', { name: 'Your test' })).toBeVisible();
  await expect(page.locator('.round-end tbody tr')).toHaveCount(10);
  await page.goto('/progress/');
  await expect(page.getByRole('row', { name: /Classic, two players/ })).toContainText(
    'of 10 right',
  );
});

test('offline, it is told why there is no next question', async ({ page, context, baseURL }) => {
  await begin(page, MIXED);
  const { heard } = listen(page, baseURL ?? '');
  await context.setOffline(true);
  await answerRightly(page, 'hutto');
  await expect(page.getByText('is this device offline?')).toBeVisible();
  expect(heard.filter((line) => /^error: (?!Failed to load resource)/.test(line))).toEqual([]);
});
