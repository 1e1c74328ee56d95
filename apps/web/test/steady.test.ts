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
import { PHONE } from './troubles.ts';

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
