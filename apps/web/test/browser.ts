/** The page as a person opens it: the built files, a real Chromium, an empty store for every test. */
import { text } from 'node:stream/consumers';
import axeCore, { type RunOptions } from 'axe-core';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { giveBack, takePlace } from './contexts.ts';
import { begin, canBeginLate, leave, load } from './loaded-page.ts';
import { watchPage } from './page-watch.ts';

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
  /** The page loads for this test, and nobody gets it afterwards: for tests of loading, or of what only a new page forgets. */
  readonly fresh?: boolean;
  /** A browser that has never seen the page: nothing is in its cache. */
  readonly unseen?: boolean;
  /** Troubles that the test itself makes. */
  readonly troubles?: RegExp;
  /** Where the page's chance begins: the same number deals the same games. */
  readonly chance?: number;
}

const USUAL = { viewport: { width: 1280, height: 800 }, colorScheme: 'light', reducedMotion: 'reduce' } as const;

/** Opens the page. The test fails at its end if the page reported any error, and nothing of it stays. */
export const openPage = async (wish: Wish = {}): Promise<Page> => {
  const { unseen = false, fresh = unseen, route = '', stored = {}, chance = 1, locale = 'en' } = wish;
  const { width = USUAL.viewport.width, height = USUAL.viewport.height } = wish;
  const { colorScheme = USUAL.colorScheme, reducedMotion = USUAL.reducedMotion } = wish;
  const viewport = { width, height };
  // A page that is used again is made for any size and light; a test that opens further ones wants them to be alike.
  const made = fresh || wish.at ? { viewport, colorScheme, reducedMotion } : USUAL;
  // A service worker would outlive its test in the context; tests of it allow it, in contexts of their own.
  const options = { ...made, locale, serviceWorkers: 'block' as const, ...wish.context };
  const place = await takePlace(options, wish.at ?? '', unseen);
  const mayStay = !fresh && wish.at === undefined;
  const loaded = mayStay && canBeginLate(stored) ? place.page : undefined;
  // Two pages of one context share their store.
  if (!loaded) await place.page?.close();
  const page = loaded ?? (await place.context.newPage());
  const watch = watchPage(page);
  onTestFinished(async ({ task }) => {
    const stays = mayStay && task.result?.state !== 'fail' && watch.problems.length === 0 && (await leave(page));
    if (stays) await watch.rest();
    const problems = watch.reported();
    place.page = stays && problems.length === 0 ? page : undefined;
    await giveBack(place);
    expect(
      problems.filter((problem) => !wish.troubles?.test(problem)),
      'errors of the page',
    ).toEqual([]);
  });
  const { width: oldWidth, height: oldHeight } = page.viewportSize()!;
  if (oldWidth !== width || oldHeight !== height) await page.setViewportSize(viewport);
  if (mayStay) await page.emulateMedia({ colorScheme, reducedMotion });
  const beginning = { url: wish.at ?? inject('chromium')!.url, route, stored, chance };
  await (loaded ? begin : load)(page, beginning);
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

/** Nothing is on its way any more: what travels may lie over what can be pressed. What stays as its animation left it, stays in the list. */
export const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

/** What is in a file that the page has saved. */
export const textOf = async (download: Download): Promise<string> => text(await download.createReadStream());

/** Another pace from now on, as if another tab had set it; see settings.svelte.ts. */
export const setPace = (page: Page, pace: number): Promise<void> =>
  page.evaluate((ms) => {
    localStorage.setItem('halcyon/settings', JSON.stringify({ pace: ms }));
    dispatchEvent(new StorageEvent('storage', { key: 'halcyon/settings' }));
  }, pace);
