import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { ALL, type BuiltPage, PAGES, SAMPLES } from './built-pages.ts';
import { leaveToChance, returnsTo } from './drawn.ts';
import { wake } from './shared-page.ts';

/** Gzipped kilobytes of script that a page may carry, asleep and once all of it is awake. */
const BUDGET = { asleep: 30, awake: 60 };

/** Where positions are made or built in the page. */
const BUDGETS: Readonly<Partial<Record<BuiltPage['kind'], typeof BUDGET>>> = {
  drill: { asleep: 30, awake: 75 },
  table: { asleep: 75, awake: 75 },
};

/** Of a round, from the start, with its first question. */
const ROUND = 75;

/** The last part of an address: of a lesson and a round the same in every game. */
const lastPart = ({ path }: BuiltPage) => path.split('/').at(-2);

/** Whether no page before it has the same last part. */
function isFirst(page: BuiltPage, at: number, pages: readonly BuiltPage[]): boolean {
  return pages.findIndex((other) => lastPart(other) === lastPart(page)) === at;
}

const firstOf = (kind: BuiltPage['kind']) =>
  PAGES.filter((page) => page.kind === kind).filter(isFirst);

/** What a page weighs is told by its kind, and of a lesson by what it is about, in whichever game. */
const WEIGHED = new Set([
  ...SAMPLES.filter(({ kind }) => kind !== 'round'),
  ...(ALL ? firstOf('lesson') : []),
]);

/** Of a round it is told by what it is about, and by how the first question asks. */
const ROUNDS = ALL
  ? firstOf('round')
  : PAGES.filter(({ path }) => /(pony\/opening|party-solo\/wild-canasta)\/$/.test(path));

const weight = (script: Buffer | string): number => gzipSync(script).length / 1000;

/** What stands in the page itself and runs. Data blocks do not. */
function inlineScripts(html: string): number {
  const scripts = html.matchAll(
    /<script(?! type="(?:application|speculationrules))[^>]*>(?<body>[\s\S]*?)<\/script>/g,
  );
  return weight([...scripts].map(({ groups }) => groups?.body ?? '').join('\n'));
}

/** Counts the script a page asks for from here on; the search index comes only when asked. */
function scriptsOf(page: Page): () => Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript && !response.url().includes('/pagefind/')) scripts.push(response);
  });
  return async () => {
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    return bodies.reduce((sum, body) => sum + weight(body), 0);
  };
}

/** Opens a page of which no table is in sight, wakes it, and comes back with kilobytes of script before and after. */
async function weigh(page: Page, { path, html }: BuiltPage) {
  const scripts = scriptsOf(page);
  // Too narrow and low for a table to come into view: islands sleep until they are scrolled to.
  await page.setViewportSize({ width: 1280, height: 1 });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const asleep = inlineScripts(html) + (await scripts());
  if (html.includes('<astro-island')) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await wake(page);
    await page.waitForLoadState('networkidle');
  }
  const awake = inlineScripts(html) + (await scripts());
  const sizes = `${asleep.toFixed(1)} kB asleep, ${awake.toFixed(1)} kB awake`;
  test.info().annotations.push({ type: 'script, gzipped', description: sizes });
  return { asleep, awake, sizes };
}

for (const each of WEIGHED) {
  test(`${each.path} is light`, async ({ page }) => {
    const { asleep, awake, sizes } = await weigh(page, each);
    const budget = BUDGETS[each.kind] ?? BUDGET;
    expect.soft(asleep, sizes).toBeLessThanOrEqual(budget.asleep);
    expect.soft(awake, sizes).toBeLessThanOrEqual(budget.awake);
  });
}

for (const each of ROUNDS)
  for (const { ask, kept, chance } of returnsTo(each.path)) {
    test(`${each.path} is light to one who comes back and is asked to ${ask}`, async ({ page }) => {
      await leaveToChance(page, chance);
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, kept);
      const { awake, sizes } = await weigh(page, each);
      await expect(page.locator('.round .card-table')).toBeVisible();
      expect(awake, sizes).toBeLessThanOrEqual(ROUND);
    });
  }
