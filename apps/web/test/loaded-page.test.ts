/** A page that is used again tells a test nothing of the one before. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, setPace } from './browser.ts';
import { button } from './player.ts';
import { BESIDE_17, openTable } from './prepared.ts';
import { PHONE } from './troubles.ts';

/** All that a test could find of another one, as far as it can be looked at. */
const traces = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { lang, dataset, style } = document.documentElement;
    const { title, activeElement } = document;
    const bytes = [...crypto.getRandomValues(new Uint8Array(4))];
    const seen = { lang, ...dataset, style: style.cssText, title, focus: activeElement?.tagName, bytes };
    const kept = Object.entries(localStorage).filter(([key]) => key !== 'halcyon/no-server');
    const own = ['mine' in window, 'mine' in navigator, Storage.prototype.setItem.toString().includes('native')];
    return {
      ...seen,
      kept: kept.sort(),
      own,
      size: [innerWidth, innerHeight, scrollY],
      hovered: !!document.querySelector('a:hover'),
    };
  });
const home = async (wish = {}): Promise<Page> => {
  const page = await openPage(wish);
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  // That things shall not move is heard a frame or two after it was wished.
  await page.waitForFunction(() => document.documentElement.dataset.motion === 'none');
  return page;
};
let untouched: unknown;

/** What tests do, and whether a page can go on after that. */
const DEEDS: Readonly<Record<string, { readonly stays: boolean; readonly deed: () => Promise<Page> }>> = {
  'a table': {
    stays: true,
    deed: async () => {
      const page = await openTable(BESIDE_17, {
        ...PHONE,
        chance: 7,
        colorScheme: 'dark',
        reducedMotion: 'no-preference',
      });
      await button(page, '25').click();
      await setPace(page, 1500);
      await page.keyboard.press('Tab');
      return page;
    },
  },
  'a theme': {
    stays: false,
    deed: async () => {
      const page = await openPage({ route: '#/settings' });
      await page.getByRole('radio', { name: 'dark', exact: true }).check();
      return page;
    },
  },
  'a language': {
    stays: false,
    deed: async () => {
      const page = await openPage({ route: '#/settings' });
      await page.getByRole('radio', { name: 'Deutsch' }).check();
      await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
      return page;
    },
  },
  'something of its own': {
    stays: false,
    deed: async () => {
      const page = await home();
      await page.evaluate(() => Object.assign(window, { mine: true }));
      return page;
    },
  },
  'a store that is replaced': {
    stays: false,
    deed: async () => {
      const page = await home();
      await page.evaluate(() => {
        Storage.prototype.setItem = () => undefined;
      });
      return page;
    },
  },
  'another load': {
    stays: false,
    deed: async () => {
      const page = await home();
      await page.reload();
      return page;
    },
  },
};

test('a page that has just loaded', async () => {
  untouched = await traces(await home({ fresh: true }));
});
describe.for(Object.entries(DEEDS))('%s', ([, { stays, deed }]) => {
  let before: Page;
  test('is done', async () => {
    before = await deed();
  });
  test('is not there any more', async () => {
    const page = await home();
    expect(await traces(page)).toEqual(untouched);
    expect(page === before).toBe(stays);
  });
});
