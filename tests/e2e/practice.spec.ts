import { expect, type Page, test } from '@playwright/test';
import { deckOf, situationsOf } from '#src/practice/deck.ts';
import { generate } from '#src/practice/generate.ts';
import type { Question } from '#src/practice/question.ts';
import { printLink } from '#src/practice/question-link.ts';
import { listen } from './heard.ts';
import { spokenBook } from './placements.ts';
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

/** The heading of a question, once it is there. */
const comesTo = (page: Page, count: number) =>
  expect(questions(page)).toHaveText(`Question ${count} of 10`);

test('a page that is loaded again goes on with its round, until another is begun', async ({
  page,
}) => {
  await begin(page, MIXED);
  await answerRightly(page, 'hutto');
  await comesTo(page, 2);
  await answerRightly(page, 'hutto');
  await comesTo(page, 3);
  const told = await page.locator('.round .goal').textContent();
  await page.reload();
  await comesTo(page, 3);
  await expect(page.locator('.round .goal')).toHaveText(told ?? '');
  await expect(page.locator('.round-steps .right')).toHaveCount(2);
  await expect(page.getByText('You go on with the round that you began here.')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).press('Enter');
  await comesTo(page, 1);
  await expect(questions(page)).toBeFocused();
  await page.reload();
  await comesTo(page, 1);
  await expect(page.getByRole('button', { name: 'Start again' })).toHaveCount(0);
});

test('a round that was kept and cannot be read is dropped', async ({ page }) => {
  await page.goto('/404.html');
  await page.evaluate(
    (path) => sessionStorage.setItem(`canasta-round:${path}`, '{"answers":[1]}'),
    MIXED,
  );
  await begin(page, MIXED);
  await comesTo(page, 1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a test that is loaded again asks the same question', async ({ page }) => {
  await begin(page, '/practice/classic-two/test/');
  await page.evaluate(() => {
    const reason = 'fault:pile.needs';
    const answer = { reason, seed: 3, legal: 'illegal', outcome: 'missed', at: 1 };
    sessionStorage.setItem(
      `canasta-round:${location.pathname}`,
      JSON.stringify({ now: { seed: 4, reason }, answers: [answer] }),
    );
  });
  await page.reload();
  await comesTo(page, 2);
  const told = await page.locator('.round .goal').textContent();
  await page.reload();
  await comesTo(page, 2);
  await expect(page.locator('.round .goal')).toHaveText(told ?? '');
});

test.describe('where the focus goes', () => {
  test.use({ viewport: { width: 1280, height: 700 } });

  test('to the first rule to tick, in sight; and nothing ticked is told', async ({ page }) => {
    await begin(page, '/practice/classic-four/open-pile/#seed=1&reason=fault:cards.own');
    await page.getByRole('button', { name: 'Not legal', exact: true }).press('Enter');
    await page.locator('.card-table').getByRole('button', { name: 'Next' }).press('Enter');
    const boxes = page.locator('.card-table').getByRole('checkbox');
    await expect(boxes.first()).toBeFocused();
    await expect(boxes.first()).toBeInViewport();
    await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
    const advice = page.locator('.actions [role=status]');
    await expect(advice).toHaveText('Tick at least one.');
    await expect(advice).toBeInViewport();
    await boxes.first().press('Space');
    await expect(advice).toHaveText('');
  });

  test('from the solution that was shown to the way on, in sight', async ({ page }) => {
    await begin(page, await addressOf('do'));
    const help = page.getByRole('group', { name: 'Help' });
    for (let hints = 0; hints < 3; hints += 1)
      await help.getByRole('button', { name: 'Hint' }).press('Enter');
    await help.getByRole('button', { name: 'Show solution' }).press('Enter');
    const next = page.locator('.card-table').getByRole('button', { name: 'Next' });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
  });

  test('what is listed is told', async ({ page }) => {
    await begin(page, await addressOf('do'));
    await page.getByRole('button', { name: 'What may I do?' }).press('Enter');
    const listed = page.locator('.allowed li');
    await expect(listed.first()).toBeVisible();
    await expect(page.locator('.card-table > [role=status]')).toHaveText(
      `${await listed.count()} moves are listed.`,
    );
  });
});

/** The address of a question that is asked in this way. */
async function addressOf(ask: Question['kind']): Promise<string> {
  const spoken = spokenBook('classic-four');
  const own = situationsOf(spoken).filter(({ id }) => id === 'open-pile');
  for (const { reason } of deckOf(own, spoken))
    for (const situation of own)
      for (let seed = 0; seed < 30; seed += 1) {
        const wish = { seed, reason };
        const question = generate(situation, { variant: 'classic-four', spoken }, wish);
        if (question.kind === ask)
          return `/practice/classic-four/open-pile/${printLink({ seed, reason: reason.id })}`;
      }
  throw new Error(`Nothing is asked by "${ask}".`);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280])
    test(`the worked positions come at once, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/practice/classic-four/open-pile/');
      await expect(page.locator('.round')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Three positions' })).toBeInViewport();
    });

  test('there is nothing on the page of progress that cannot work', async ({ page }) => {
    await page.goto('/progress/');
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('noscript p')).toBeVisible();
  });
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
