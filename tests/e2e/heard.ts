import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** Listens to what a page logs and to what it asks of other sites, or in vain, until `stop`. */
export function listen(page: Page, site: string) {
  const heard: string[] = [];
  const onConsole = (message: ConsoleMessage) => heard.push(`${message.type()}: ${message.text()}`);
  const onError = (error: Error) => heard.push(`error: ${error.message}`);
  const onRequest = (request: Request) => {
    const url = request.url();
    if (!url.startsWith(site) && !url.startsWith('data:')) heard.push(`request: ${url}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('request', onRequest);
  page.on('response', onResponse);
  return {
    heard,
    stop: () => {
      page.off('console', onConsole);
      page.off('pageerror', onError);
      page.off('request', onRequest);
      page.off('response', onResponse);
    },
  };
}
