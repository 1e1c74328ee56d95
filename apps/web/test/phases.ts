/** Every phase of a game fits a phone in each language, and axe finds nothing in it, by day and by night. */
import { LANGUAGES } from '@halcyon/speech/speaker';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './browser.ts';
import { troubles } from './troubles.ts';

type Show = (name: string, locale: string) => Promise<Page>;

export const testPhases = (
  names: readonly string[],
  show: Show,
  also?: (page: Page, name: string) => Promise<void>,
): void => {
  const fits = async (page: Page, name: string): Promise<void> => {
    await also?.(page, name);
    expect(await troubles(page)).toEqual([]);
  };
  test.for(names)('no scrolling, and axe finds nothing: %s', async (name) => {
    const page = await show(name, 'en');
    await fits(page, name);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(page), colorScheme).toEqual([]);
    }
  });
  const others = LANGUAGES.filter((language) => language !== 'en');
  test.for(names.flatMap((name) => others.map((locale) => [locale, name] as const)))(
    'no scrolling (%s): %s',
    async ([locale, name]) => fits(await show(name, locale), name),
  );
};

/** Through the pass screen, if there is one, to the board. */
export const reachBoard = async (page: Page): Promise<void> => {
  const arrive = page.getByRole('button', { name: /^(I am|Je suis|Ich bin) / });
  await page.getByRole('grid').or(arrive).waitFor();
  if (await arrive.isVisible()) await arrive.click();
  await page.getByRole('grid').waitFor();
};
