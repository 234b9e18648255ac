import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a Chromium is to be found: named by the environment, the system's own, Playwright's. */
export function chromiumPath(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  ];
  return places.find((place) => place !== undefined && existsSync(place));
}
