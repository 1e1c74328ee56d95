/** Every phase of a game fits a phone in each language, and axe finds nothing in it, by day and by night. */
import type { Match } from '@halcyon/kernel';
import { LANGUAGES, type Language } from '@halcyon/speech/speaker';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, axeOfColours, openPage } from './browser.ts';
import { NOWHERE } from './loaded-page.ts';
import { openMatch, type Person, storedTable } from './prepared.ts';
import { PHONE, SIZES, type Sizes, troubles } from './troubles.ts';

export interface Phase {
  readonly match: () => Match;
  readonly players?: readonly Person[];
  /** Further steps, by what is the same in every language. */
  readonly reach?: (page: Page) => Promise<void>;
}
export interface Fit {
  /** Who sits at the table where a phase does not say it: the longest names. */
  readonly players?: readonly Person[];
  readonly stored?: Readonly<Record<string, string>>;
  /** Waits for the table, and for whoever has to act to look at it. */
  readonly arrive?: (page: Page) => Promise<void>;
  /** What else must hold in each phase. */
  readonly also?: (page: Page, name: string) => Promise<void>;
}

/** Through the pass screen, if there is one, to the board. */
export const reachBoard = async (page: Page): Promise<void> => {
  const arrive = page.getByRole('button', { name: /^(I am|Je suis|Ich bin) / });
  await page.getByRole('grid').or(arrive).waitFor();
  if (await arrive.isVisible()) await arrive.click();
  await page.getByRole('grid').waitFor();
};

export const openNowhere = (locale: Language = 'en'): Promise<Page> => openPage({ ...PHONE, locale, route: NOWHERE });

/** Leaves the table that the page shows for another one. The page need not load again, which takes longer than the rest. */
export const showOn = async (page: Page, phase: Phase, fit: Fit = {}): Promise<void> => {
  const match = phase.match();
  const players = phase.players ?? fit.players?.slice(0, match.setup.seats);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.mouse.move(0, 0);
  await page.evaluate((nowhere) => {
    location.hash = nowhere;
  }, NOWHERE);
  await page.locator('.table').waitFor({ state: 'detached' });
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
      location.hash = '#/table';
    },
    Object.entries({ ...storedTable(match, players), ...fit.stored }),
  );
  await (fit.arrive ?? reachBoard)(page);
  await phase.reach?.(page);
};

/** The page in one phase, for a test of its own. */
export const showPhase = async (phase: Phase, fit: Fit = {}, locale: Language = 'en'): Promise<Page> => {
  const page = await openNowhere(locale);
  await showOn(page, phase, fit);
  return page;
};

/**
 * `FITS=all npm test -- fit` looks at every phase in every language and size, by day and by night. `npm test` has no time for
 * that: it looks at each phase in one language, on a phone and in one larger size, and at every other one by night; by turns,
 * so that six phases meet each language in each size.
 */
const EVERYTHING = process.env.FITS === 'all';
const { phone, desk, magnified } = SIZES;
const sizesOf = (turn: number): Sizes => {
  if (EVERYTHING) return SIZES;
  return turn % 2 === 0 ? { phone, magnified } : { phone, desk };
};
const hasNight = (turn: number): boolean => EVERYTHING || turn % 2 === 0;
type Look = (page: Page, name: string, turn: number) => Promise<void>;
const lookAtAll = async (phases: Readonly<Record<string, Phase>>, fit: Fit, also?: Look): Promise<void> => {
  const pages = new Map<Language, Page>();
  for (const [i, [name, phase]] of Object.entries(phases).entries()) {
    for (const locale of EVERYTHING ? LANGUAGES : [LANGUAGES[i % LANGUAGES.length]!]) {
      const page = pages.get(locale) ?? (await openNowhere(locale));
      pages.set(locale, page);
      try {
        await showOn(page, phase, fit);
      } catch (error) {
        throw new Error(`'${name}' is not reached (${locale})`, { cause: error });
      }
      await fit.also?.(page, name);
      expect.soft(await troubles(page, sizesOf(i)), `${name} (${locale})`).toEqual([]);
      await also?.(page, name, i);
    }
  }
};
const byDayAndNight: Look = async (page, name, turn) => {
  expect.soft(await axe(page), `${name}, light`).toEqual([]);
  if (!hasNight(turn)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeOfColours(page), `${name}, dark`).toEqual([]);
};

export const testFit = (phases: Readonly<Record<string, Phase>>, fit: Fit = {}): void => {
  test('no scrolling in any phase', () => lookAtAll(phases, fit));
};

/** The same, and axe finds nothing, neither at the table nor when the game is looked back at. */
export const testPhases = (phases: Readonly<Record<string, Phase>>, fit: Fit = {}): void => {
  test('no scrolling in any phase, and axe finds nothing', () => lookAtAll(phases, fit, byDayAndNight));
  test('axe finds nothing: looking back', async () => {
    const match = phases['the result']!.match();
    const page = await openMatch(match, PHONE, fit.players?.slice(0, match.setup.seats));
    await page.getByRole('table').or(page.getByRole('img')).first().waitFor();
    expect(await axe(page)).toEqual([]);
  });
};
