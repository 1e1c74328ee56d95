/** Nothing slips from under a finger: why not is said where there is room for it, and the board stays as it was. */
import { table as mountain } from '@halcyon/ascent/draw';
import { table as map } from '@halcyon/castle-merchants/draw';
import { table as sky } from '@halcyon/cloud-nine/draw';
import { table as pub } from '@halcyon/fantasy-pub/draw';
import type { Match } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech/speaker';
import { table as sea } from '@halcyon/tranquility/draw';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SLOPE } from './ascent.ts';
import { ROAD } from './castle-merchants.ts';
import { LACKING } from './cloud-nine.ts';
import { BESIDE_17, openMatch } from './prepared.ts';
import { DESK, PHONE } from './troubles.ts';

/** Most of those that are sold: longer than the smallest. */
const LONG = { width: 390, height: 844 };
const press = async (page: Page, ...selectors: readonly string[]): Promise<void> => {
  for (const selector of selectors) await page.locator(selector).first().click();
};

interface Case {
  readonly name: string;
  readonly match: () => Match;
  readonly size: typeof PHONE;
  readonly wrong: (page: Page) => Promise<void>;
}
const CASES: readonly Case[] = [
  {
    name: 'Fantasy Pub',
    match: () => pub({ dice: '3 4', pub: 'door  a-dwarf2:6/0' }),
    size: PHONE,
    wrong: (page) => press(page, '.deed >> nth=2'),
  },
  { name: 'Cloud 9', match: () => sky(LACKING), size: PHONE, wrong: (page) => press(page, "[data-move='raise']") },
  {
    name: 'Castle Merchants',
    match: () => map(ROAD),
    size: PHONE,
    wrong: (page) => press(page, '.held', "[data-cell='30']"),
  },
  {
    name: 'The Ascent',
    match: () => mountain(SLOPE),
    size: LONG,
    wrong: (page) => press(page, '.held', "[data-cell='8']"),
  },
  {
    name: 'Tranquility',
    match: () => sea({ ...BESIDE_17, hands: ['19 25 30'] }),
    size: LONG,
    wrong: (page) => press(page, '.held >> nth=2', "[data-cell='13']"),
  },
];

test.for(CASES.flatMap((each) => LANGUAGES.map((locale) => ({ ...each, locale }))))(
  'a refusal moves nothing: $name ($locale)',
  async ({ match, size, wrong, locale }) => {
    const page = await openMatch(match(), { ...size, locale });
    const board = page.locator('.board');
    const arrive = page.locator('main button');
    await board.or(arrive).first().waitFor();
    if (!(await board.isVisible())) await arrive.click();
    const before = await board.boundingBox();
    await wrong(page);
    await page.locator('.says.refused').waitFor();
    expect(await board.boundingBox()).toEqual(before);
  },
);

test.for([PHONE, DESK].flatMap((size) => LANGUAGES.map((locale) => ({ ...size, locale }))))(
  'the price of a take-back comes and goes, and the bar stays as it is: $width wide ($locale)',
  async (wish) => {
    const page = await openMatch(sea(BESIDE_17), wish);
    const bar = (): Promise<number[][]> =>
      page
        .locator('header > *')
        .evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height]),
        );
    await page.locator('.held').first().waitFor();
    const before = await bar();
    const shows = async (price: string): Promise<void> => {
      await expect.poll(() => page.locator('.price').textContent()).toBe(price);
      expect(await bar()).toEqual(before);
    };
    await press(page, '.held >> nth=0', "[data-cell='13']");
    await page.locator('.due').waitFor();
    await shows('');
    await page.keyboard.press('u');
    await page.locator('.due').waitFor({ state: 'detached' });
    await press(page, '.held >> nth=1', "[data-cell='35']");
    await shows('!');
    const price = (await page.locator('.price').boundingBox())!;
    expect(Math.min(price.width, price.height)).toBeGreaterThan(8);

    const two = await openMatch(sea({ ...BESIDE_17, hands: ['19 25 30 40 50', '60 61'] }), wish);
    await press(two, 'main button', '.held >> nth=0', "[data-cell='13']");
    await expect.poll(() => two.locator('.price').textContent()).toBe('?');
    expect(await two.locator('.price').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);
