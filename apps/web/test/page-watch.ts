/** What a page reports and asks for, as long as it is open. */
import type { Page, Request } from 'playwright-core';

export interface Watch {
  /** Everything that a console would show in red, since it was reported last. */
  readonly problems: readonly string[];
  reported(): readonly string[];
  /** When every question to the server is answered: what the page keeps of an answer is kept then. */
  rest(): Promise<void>;
}
const watches = new WeakMap<Page, Watch>();

const watch = (page: Page): Watch => {
  let problems: string[] = [];
  const asked = new Set<Request>();
  let rested = (): void => {};
  const answered = (request: Request): void => {
    asked.delete(request);
    if (asked.size === 0) rested();
  };
  page.on('request', (request) => request.resourceType() === 'fetch' && asked.add(request));
  page.on('close', () => rested());
  page.on('console', (message) => {
    // A failed load is told below, with its address.
    const told = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !told) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    answered(request);
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left does not wait for what it had asked for.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    // The page has it now; whoever reads no more than the status leaves the rest unfinished.
    answered(response.request());
    // The server of these tests has no tables, and the page finds that out by asking.
    if (response.status() === 404 && response.url().endsWith('/api/me')) return;
    if (response.status() >= 400) problems.push(`response: ${response.url()} ${response.status()}`);
  });
  return {
    get problems() {
      return problems;
    },
    reported() {
      const all = problems;
      problems = [];
      return all;
    },
    async rest() {
      if (asked.size === 0 || page.isClosed()) return;
      await new Promise<void>((resolve) => {
        rested = resolve;
      });
    },
  };
};
export const watchPage = (page: Page): Watch => {
  const known = watches.get(page) ?? watch(page);
  watches.set(page, known);
  return known;
};
