import { expect, test } from '@playwright/test';
import { KINDS, PAGES, TRIED } from './built-pages.ts';
import { wake } from './shared-page.ts';

test('the build has a page of every kind', () => {
  const built = new Set(PAGES.map(({ kind }) => kind));
  expect(KINDS.filter((kind) => !built.has(kind))).toEqual([]);
});

for (const { path } of TRIED) {
  test(`${path} logs nothing and asks nothing of other sites`, async ({ page, baseURL }) => {
    const heard: string[] = [];
    page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) heard.push(`request: ${url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
    });
    await page.goto(path);
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(heard).toEqual([]);
  });
}
