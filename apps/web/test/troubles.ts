/** What is wrong with how a table fits: on a phone, on a desk, and magnified, where it may scroll. */
import type { Page } from 'playwright-core';
import { still } from './browser.ts';

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };
/** A desk at 200 %. */
const MAGNIFIED = { width: 640, height: 400 };

/** Controls and texts that are cut off, covered or too small to hit, by their names. */
const troublesNow = (page: Page, mayScroll: boolean): Promise<string[]> =>
  page.evaluate((scrolls) => {
    const root = document.documentElement;
    const found = new Map<string, string[]>();
    const say = (element: Element, what: string): void => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      found.set(what, [...(found.get(what) ?? []), name.slice(0, 60)]);
    };
    if (root.scrollWidth > innerWidth) say(root, `the page is ${root.scrollWidth} wide`);
    if (!scrolls && root.scrollHeight > innerHeight) say(root, `the page is ${root.scrollHeight} high`);
    for (const element of document.querySelectorAll<HTMLElement>('#app *')) {
      const { overflowY, clipPath } = getComputedStyle(element);
      const cuts =
        ['hidden', 'clip'].includes(overflowY) && clipPath === 'none' && element.querySelector('button, a, p');
      if (cuts && element.scrollHeight > element.clientHeight + 1) {
        say(element, `${element.className} hides ${element.scrollHeight - element.clientHeight} px`);
      }
    }
    const sea = document.querySelector('[role=grid]');
    const room = sea?.parentElement?.getBoundingClientRect();
    if (sea && room && sea.getBoundingClientRect().bottom > room.bottom + 1) say(sea, 'too high');
    for (const element of document.querySelectorAll<HTMLElement>('#app :is(a, button, h1, h2, p, [role=status], li)')) {
      if (element.closest('aside, .hidden') || getComputedStyle(element).display === 'contents') continue;
      if (scrolls) element.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) say(element, 'outside');
      const pressed = element.matches('a, button');
      if (!pressed) continue;
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!element.contains(there)) say(element, 'covered');
      if (Math.min(width, height) < 24) say(element, `only ${Math.round(width)} x ${Math.round(height)} px`);
    }
    return [...found].map(
      ([what, names]) => `${what}: ${names[0]}${names.length > 1 ? ` and ${names.length - 1} more` : ''}`,
    );
  }, mayScroll);

export const SIZES = { phone: PHONE, desk: DESK, magnified: MAGNIFIED };
export type Sizes = Partial<typeof SIZES>;
/** Looks at the page in all three sizes, or in some. */
export const troubles = async (page: Page, sizes: Sizes = SIZES): Promise<string[]> => {
  const all: string[] = [];
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    // What is said on buttons follows the new size with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await still(page);
    all.push(...(await troublesNow(page, size === MAGNIFIED)).map((trouble) => `${name}: ${trouble}`));
  }
  return all;
};
