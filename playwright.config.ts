import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './tests/chromium.ts';

const executablePath = chromiumPath();
const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'out/playwright',
  globalSetup: './tests/e2e/site-server.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // The longest pages are looked at in light and dark.
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: 'out/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    ...(process.env.SITE_ORIGIN === undefined ? {} : { baseURL: process.env.SITE_ORIGIN }),
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: root ? ['--no-sandbox'] : [],
    },
  },
});
