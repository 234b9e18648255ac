import { expect, type Locator } from '@playwright/test';

/** Waits until a part of a page listens to keys and presses. */
export async function isAwake(island: Locator): Promise<void> {
  await expect(island).not.toHaveAttribute('ssr', /.*/);
}
