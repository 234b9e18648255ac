import type { ElementHandle, Locator, Page } from '@playwright/test';
import { isAwake } from './awake.ts';
import type { Placement } from './placements.ts';

/** A table on a page, with its sheet and its text. */
export interface Practice {
  readonly at: Locator;
  /** The same, found once: looking at it is quicker. */
  readonly root: ElementHandle<Element>;
}

/** Comes to a table as it lies at the start, and waits until it is awake. */
export async function comeTo(page: Page, { path, script }: Placement): Promise<Practice> {
  await page.setViewportSize({ width: 1280, height: 800 });
  // A page that is only scrolled would keep what was played on it.
  await page.goto('about:blank');
  await page.goto(`${path}#table-${script.id}`);
  const at = page.locator(`#table-${script.id}`);
  await isAwake(at.locator('astro-island'));
  const root = await at.elementHandle();
  if (root === null) throw new Error(`There is no table of "${script.id}".`);
  return { at, root };
}
