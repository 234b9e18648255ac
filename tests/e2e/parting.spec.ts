import { expect, type Page, test } from '@playwright/test';
import { bringAxe } from './axe.ts';
import { listen } from './heard.ts';

const DRILL = '/compare/classic-four/hutto/drill/';
const GAMES = ['Classic, four players', 'Hutto family rules'] as const;

/** The classic game goes out with one canasta, Hutto wants two: so the one allows what the other refuses. */
const LINK = `${DRILL}#seed=7&reason=out.canastas`;

const question = (page: Page) => page.getByRole('heading', { level: 2, name: /^Question/ });
const asked = (page: Page, game: string) =>
  page.getByRole('group', { name: `By the rules of ${game}` });

async function answer(page: Page, [one, other]: readonly [string, string]): Promise<void> {
  await asked(page, GAMES[0]).getByLabel(one, { exact: true }).check();
  await asked(page, GAMES[1]).getByLabel(other, { exact: true }).check();
  await page.getByRole('button', { name: 'Check' }).click();
}

const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) => {
      const game = /:review:(?<game>[^:]+):/.exec(key)?.groups?.['game'];
      return game === undefined ? [] : [`${game} ${JSON.parse(value).outcome}`];
    }),
  );

test('a question from a link is answered, both rules are shown, and practice remembers', async ({
  page,
  baseURL,
}) => {
  const { heard } = listen(page, baseURL ?? '');
  await page.goto(LINK);
  await answer(page, ['Legal', 'Legal']);
  await expect(page.getByRole('heading', { name: 'Right in one of the two' })).toBeFocused();
  const [classic, hutto] = GAMES.map((name) => page.getByRole('region', { name }));
  await expect(classic as NonNullable<typeof classic>).toContainText('You said “Legal”: right.');
  await expect(hutto as NonNullable<typeof hutto>).toContainText('You said “Legal”: wrong.');
  await expect(hutto as NonNullable<typeof hutto>).toContainText('Your side needs two canastas');
  expect(await (await bringAxe(page))()).toEqual([]);
  const reviews = await kept(page);
  expect(reviews).toContain('hutto missed');
  expect(reviews).not.toContain('classic-four missed');
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(question(page)).toHaveText('Question 2');
  await expect(question(page)).toBeFocused();
  await expect(page).not.toHaveURL(LINK);
  expect(heard).toEqual([]);
});

test('every difference comes up before one comes again, by keyboard alone', async ({ page }) => {
  await page.goto(DRILL);
  await expect(page.locator('.parting form')).toBeVisible();
  const total = Number(
    /about (?<rules>\d+) rules/.exec((await page.locator('.ways').textContent()) ?? '')?.[1],
  );
  const met = new Set<string>();
  for (let count = 1; count <= total; count += 1) {
    await expect(question(page)).toHaveText(`Question ${count}`);
    if (count > 1) await expect(question(page)).toBeFocused();
    met.add(new URL(page.url()).hash.replace(/^.*reason=/, ''));
    for (const game of GAMES) {
      await asked(page, game).getByRole('radio').first().focus();
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^(Right|Wrong) in/ })).toBeFocused();
    await page.getByRole('button', { name: 'Next question' }).press('Enter');
  }
  expect(met.size).toBe(total);
});

test('a damaged link is told, and another question asked', async ({ page }) => {
  await page.goto(`${DRILL}#seed=7&reason=no.such-rule`);
  await expect(page.getByRole('status').filter({ hasText: 'cut off' })).toBeVisible();
  await expect(page.locator('.parting form')).toBeVisible();
  await expect(page).toHaveURL(/reason=(?!no\.such)/);
});
