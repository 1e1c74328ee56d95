/**
 * A page that has loaded is used again: to load it takes longer than most tests. It goes to a screen where nothing is, as a
 * reader could, and its stores are emptied there. What a reader cannot put back in that way is looked for; a page where it is
 * found is closed, and so is one that was loaded anew meanwhile, because nobody saw what was done to it.
 */
import { UNKNOWN } from '@halcyon/speech/page/offline/unknown';
import { LANGUAGES } from '@halcyon/speech/speaker';
import type { Page } from 'playwright-core';

export interface Beginning {
  readonly url: string;
  readonly route: string;
  readonly stored: Readonly<Record<string, string>>;
  readonly chance: number;
}
/** The set-up of a game that nobody knows. */
export const NOWHERE = '#/new/none';
/** What the page writes whenever it loads. */
const ALWAYS = ['halcyon/language', 'halcyon/theme'];
/** What the page reads when it needs it, not only while it loads. */
const READ_LATER = /^halcyon\/(table|table\/.+|settings|chosen|broken)$/;
/** Whether a page that has loaded can begin like one that loads. */
export const canBeginLate = (stored: Readonly<Record<string, string>>): boolean =>
  Object.keys(stored).every((key) => READ_LATER.test(key));

/** Loads the page. */
export const load = async (page: Page, { url, route, stored, chance }: Beginning): Promise<void> => {
  // Only at the start: a reload must find what the page wrote.
  await page.addInitScript(
    ({ entries, first }) => {
      // Secrets of deals are drawn from here, so that a test plays the same game each time; it goes on after a reload.
      crypto.getRandomValues = <T>(array: T): T => {
        const { buffer, byteOffset, byteLength } = array as Uint8Array;
        const bytes = new Uint8Array(buffer, byteOffset, byteLength);
        let drawn = Number(sessionStorage.getItem('chance') ?? first);
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
    { entries: Object.entries(stored), first: chance },
  );
  await page.goto(`${url}${route}`);
  await page.evaluate(survey);
};

/** Writes down what a test could replace, so that it is seen whether one did. */
const survey = (): void => {
  const parts = (): Map<object, Map<PropertyKey, unknown>> =>
    new Map(
      [
        window,
        document,
        navigator,
        history,
        crypto,
        Math,
        Date,
        ...[Navigator, Document, Storage, Element, HTMLElement, EventTarget, Crypto].map(({ prototype }) => prototype),
      ].map((whole) => {
        const all = Object.entries(Object.getOwnPropertyDescriptors(whole));
        // Axe and the driver of the browser may stay.
        const named = all.filter(([name]) => !/^(__p|axe$|\d)/.test(name));
        return [whole, new Map(named.map(([name, { value, get }]) => [name, get ?? value]))];
      }),
    );
  const before = parts();
  const untouched = (): boolean =>
    [...parts()].every(([whole, now]) => {
      const then = before.get(whole)!;
      return now.size === then.size && [...now].every(([name, value]) => Object.is(then.get(name), value));
    });
  Object.defineProperty(globalThis, Symbol.for('untouched'), { value: untouched });
};
/** Whether nothing is different from a page that has just loaded, but for what is emptied and left. */
const isAsLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(
    (languages) => {
      const untouched = (globalThis as never as Record<symbol, (() => boolean) | undefined>)[Symbol.for('untouched')];
      const { lang, dataset } = document.documentElement;
      const device = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => languages.includes(tag)) ?? 'en';
      return untouched?.() === true && dataset.theme === 'auto' && lang === device;
    },
    LANGUAGES as readonly string[],
  );

/** Leaves whatever the page shows, and says whether it may be used again. */
export const leave = async (page: Page): Promise<boolean> => {
  if (page.isClosed() || !(await isAsLoaded(page))) return false;
  await page.evaluate((to) => location.replace(to), NOWHERE);
  await page.waitForFunction(
    (titles) => titles.includes(document.querySelector('h1')?.textContent ?? ''),
    Object.values(UNKNOWN).map(({ title }) => title),
  );
  // A press where nothing is: whoever came by keys comes by hand again, and the next Tab begins at the top.
  const { width, height } = page.viewportSize()!;
  await page.mouse.click(width - 1, height - 1);
  await page.mouse.move(0, 0);
  return true;
};

/** Begins anew, like a page that loads; the screen where nothing is has gone then. */
export const begin = async (page: Page, { route, stored, chance }: Beginning): Promise<void> => {
  await page.evaluate(
    async ({ entries, first, to, always }) => {
      // Whether things may move is heard with the next frame.
      await new Promise(requestAnimationFrame);
      sessionStorage.clear();
      sessionStorage.setItem('test', 'begun');
      sessionStorage.setItem('chance', String(first));
      for (const key of Object.keys(localStorage)) if (!always.includes(key)) localStorage.removeItem(key);
      for (const [key, value] of entries) localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key: 'halcyon/settings' }));
      scrollTo(0, 0);
      if (location.hash !== to) document.querySelector('h1')!.dataset.left = '';
      location.replace(to);
    },
    { entries: Object.entries(stored), first: chance, to: route || '#/', always: ALWAYS },
  );
  await page.locator('h1[data-left]').waitFor({ state: 'detached' });
};
