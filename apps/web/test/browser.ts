/** The page as a person opens it: the built files, a real Chromium, an empty store for every test. */
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { type Opened, openChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why there is no page to test; from tools/build-page.mjs. */
    pageProblem?: string;
  }
}

export interface Wish {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: string;
  /** Motion is reduced unless a test is about motion, so that no test waits for a card to arrive. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** What follows the address: '#/new/tranquility'. */
  readonly route?: string;
  /** What lies in the store before the page opens. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly context?: BrowserContextOptions;
}

let opened: Promise<Opened> | undefined;
/** One browser for all tests of a file; a context of its own keeps each test's store and cache apart. */
const chromium = (): Promise<Opened> => {
  const problem = inject('pageProblem');
  if (problem) throw new Error(problem);
  if (!opened) {
    opened = openChromium();
    // A second failure of the same kind would hide the first one's sentence.
    opened.catch(() => {});
  }
  return opened;
};
afterAll(async () => {
  const running = await opened?.catch(() => undefined);
  opened = undefined;
  await running?.close();
});

/** Everything that a console would show in red. */
const listen = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('console', (message) => {
    // A failed load is told below, with its address.
    const told = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !told) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left does not wait for what it had asked for.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response: ${response.url()} ${response.status()}`);
  });
  return problems;
};

/** Opens the page. The test fails at its end if the page reported any error, and nothing stays open. */
export const openPage = async (wish: Wish = {}): Promise<Page> => {
  const { browser, url } = await chromium();
  const { width = 1280, height = 800, colorScheme = 'light', locale = 'en', reducedMotion = 'reduce' } = wish;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale,
    reducedMotion,
    ...wish.context,
  });
  // Shorter than a test may take, so that a wait in vain says what it waited for.
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const problems = listen(page);
  onTestFinished(async () => {
    await context.close();
    expect(problems, 'errors of the page').toEqual([]);
  });
  if (wish.stored) {
    // Only where nothing is stored yet: a reload must find what the page wrote, not this again.
    await page.addInitScript((entries) => {
      if (localStorage.length === 0) for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(wish.stored));
  }
  await page.goto(`${url}${wish.route ?? ''}`);
  return page;
};

/** What axe finds, one line each: the rule, what it says, and where. An empty list is a clean page. */
export const axe = async (page: Page): Promise<string[]> => {
  // The page has no frames, so axe need not open a second page for its report, which takes half of its time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const details = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${help} at ${target.join(' ')}${details && ` (${details})`}`;
    }),
  );
};
