/** The page as a person opens it: the built files, a real Chromium, an empty store for every test. */
import axeCore, { type RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

export interface Wish {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: string;
  /** Motion is reduced unless a test is about motion, so that no test waits for a card to arrive. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** What follows the address: '#/new/tranquility'. */
  readonly route?: string;
  /** Another server than the one that all tests share, with a slash at its end. */
  readonly at?: string;
  /** What lies in the store before the page opens. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly context?: BrowserContextOptions;
  /** A browser that has never seen the page: nothing is in its cache. */
  readonly unseen?: boolean;
  /** Troubles that the test itself makes. */
  readonly troubles?: RegExp;
  /** Where the page's chance begins: the same number deals the same games. */
  readonly chance?: number;
}

/** Milliseconds; far less than a test may take, far more than anything takes on a machine with other work. */
const PATIENCE = 60_000;
let connected: Promise<Browser> | undefined;
const connect = (): Promise<Browser> => {
  const problem = inject('pageProblem');
  if (problem) throw new Error(problem);
  connected ??= chromium.connectOverCDP(inject('chromium')!.debugger);
  return connected;
};

/**
 * Contexts that no test uses now, by what they were made with. A new one would load and compile the page anew, which takes
 * longer than most tests; its cache is all that a test finds of the one before.
 */
const free = new Map<string, BrowserContext[]>();
const makeContext = async (options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await (await connect()).newContext(options);
  // Some page of the same server must stay open, or the process that has compiled ours ends with each test.
  await (await context.newPage()).goto(`${inject('chromium')!.url}health`);
  return context;
};
const takeContext = async (options: BrowserContextOptions, unseen: boolean): Promise<BrowserContext> => {
  const kind = JSON.stringify(options);
  const kept = unseen ? undefined : free.get(kind)?.pop();
  const context = kept ?? (await makeContext(options));
  // Only a wait in vain lasts so long, and it says then what it waited for.
  context.setDefaultTimeout(PATIENCE);
  let open = true;
  context.once('close', () => {
    open = false;
  });
  onTestFinished(async () => {
    if (!open) return;
    const [, ...used] = context.pages();
    await Promise.all(used.map((page) => page.close()));
    free.set(kind, [...(free.get(kind) ?? []), context]);
  });
  return context;
};

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
    // The server of these tests has no tables, and the page finds that out by asking.
    if (response.status() === 404 && response.url().endsWith('/api/me')) return;
    if (response.status() >= 400) problems.push(`response: ${response.url()} ${response.status()}`);
  });
  return problems;
};

/** Opens the page. The test fails at its end if the page reported any error, and nothing stays open. */
export const openPage = async (wish: Wish = {}): Promise<Page> => {
  const { width = 1280, height = 800, colorScheme = 'light', locale = 'en', reducedMotion = 'reduce' } = wish;
  // A service worker would outlive its test in the context; tests of it allow it, in contexts of their own.
  const serviceWorkers = 'block' as const;
  const options = { viewport: { width, height }, colorScheme, locale, reducedMotion, serviceWorkers, ...wish.context };
  const context = await takeContext(options, wish.unseen ?? false);
  const page = await context.newPage();
  const problems = listen(page);
  onTestFinished(() => {
    const own = problems.filter((problem) => !wish.troubles?.test(problem));
    expect(own, 'errors of the page').toEqual([]);
  });
  // Only at the start: a reload must find what the page wrote.
  await page.addInitScript(
    ({ entries, chance }) => {
      // Secrets of deals are drawn from here, so that a test plays the same game each time; it goes on after a reload.
      let drawn = Number(sessionStorage.getItem('chance') ?? chance);
      crypto.getRandomValues = <T>(array: T): T => {
        const { buffer, byteOffset, byteLength } = array as Uint8Array;
        const bytes = new Uint8Array(buffer, byteOffset, byteLength);
        for (let i = 0; i < bytes.length; i++) {
          drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
          bytes[i] = drawn >>> 24;
        }
        sessionStorage.setItem('chance', String(drawn));
        return array;
      };
      if (sessionStorage.getItem('test')) return;
      sessionStorage.setItem('test', 'begun');
      localStorage.clear();
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    { entries: Object.entries(wish.stored ?? {}), chance: wish.chance ?? 1 },
  );
  await page.goto(`${wish.at ?? inject('chromium')!.url}${wish.route ?? ''}`);
  return page;
};

/** What axe finds, one line each: the rule, what it says, and where. An empty list is a clean page. */
export const axe = (page: Page): Promise<string[]> => violationsOf(page, {});
/** The same of what another theme can change: nothing but colours. */
export const axeOfColours = (page: Page): Promise<string[]> =>
  violationsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
const violationsOf = async (page: Page, wish: RunOptions): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async (options) => {
    const { axe: there } = window as unknown as { axe: typeof axeCore };
    // To write down everything that is in order would take longer than to look for what is not.
    return (await there.run(document, { resultTypes: ['violations'], ...options })).violations;
  }, wish);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const details = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${help} at ${target.join(' ')}${details && ` (${details})`}`;
    }),
  );
};

/** Another pace from now on, as if another tab had set it; see settings.svelte.ts. */
export const setPace = (page: Page, pace: number): Promise<void> =>
  page.evaluate((ms) => {
    localStorage.setItem('halcyon/settings', JSON.stringify({ pace: ms }));
    dispatchEvent(new StorageEvent('storage', { key: 'halcyon/settings' }));
  }, pace);
