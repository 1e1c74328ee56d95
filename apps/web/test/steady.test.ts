/** Nothing slips from under a finger: board and hand stay as they were, whatever is said, offered or paid meanwhile. */
import { table as mountain } from '@halcyon/ascent/draw';
import { table as map } from '@halcyon/castle-merchants/draw';
import { table as sky } from '@halcyon/cloud-nine/draw';
import { table as pub } from '@halcyon/fantasy-pub/draw';
import type { Match } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech/speaker';
import { play, table as sea } from '@halcyon/tranquility/draw';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SLOPE } from './ascent.ts';
import { ROAD } from './castle-merchants.ts';
import { LACKING } from './cloud-nine.ts';
import { BESIDE_17, BOT, openMatch, PERSON, storedLog, storedStep } from './prepared.ts';
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

test.for([PHONE, DESK])(
  'the price of a take-back comes and goes, and the bar stays as it is: $width wide',
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
    await page.locator('.back:enabled').waitFor();
    await shows('');
    await page.keyboard.press('u');
    await page.locator('.back:disabled').waitFor();
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

/** Where the cells of the board and the cards of the hand are, by what they are. */
const places = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-cell], .hand')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.dataset.cell ?? 'hand', [x, y, width, height].map(Math.round).join(' ')];
      }),
    ),
  );
const WIDE = { width: 844, height: 390 };
/** Every size in one language, every language where room is least. */
const TURNS = [
  ...[LONG, WIDE, DESK].map((size) => ({ ...size, locale: 'de' })),
  ...LANGUAGES.map((locale) => ({ ...PHONE, locale })),
];
test.for(TURNS)(
  'a whole turn with its payment moves neither board nor hand: $width x $height ($locale)',
  async (wish) => {
    const page = await openMatch(sea(BESIDE_17), wish);
    await page.locator('.held').first().waitFor();
    const before = await places(page);
    expect(Object.keys(before)).toHaveLength(37);
    const steps: Readonly<Record<string, readonly string[]>> = {
      'picked up': ['.held >> nth=0'],
      refused: ["[data-cell='0']"],
      placed: ["[data-cell='13']"],
      'one chosen': ['.held >> nth=1'],
      paid: ['.held >> nth=2'],
    };
    for (const [name, selectors] of Object.entries(steps)) {
      await press(page, ...selectors);
      expect.soft(await places(page), name).toEqual(before);
    }
    await expect.poll(() => storedLog(page)).toMatch(/\n0 place 19 14\n0 drop \d+\n0 drop \d+\n/);
  },
);

test('bots that act at the same time leave what is chosen for the Start as it is', async () => {
  // The bots owe cards too, and drop one whenever the reader says so.
  const drawn = { hands: ['3 20 30 40 50 start', '60 61 62 63 64', '70 71 72 73 74'] };
  const match = play(sea(drawn), 'start', '0: pledge 5', '1: pledge 2', '2: pledge 1');
  const page = await openMatch(match, { ...LONG, stored: { 'halcyon/settings': '{"pace":86400000}' } }, [
    PERSON,
    BOT,
    BOT,
  ]);
  const chosen = page.locator('.held.marked');
  const step = await storedStep(page);
  await press(page, '.held >> nth=0', '.held >> nth=2');
  await expect.poll(() => chosen.count()).toBe(2);
  for (const bot of [1, 2]) {
    await page.locator('.next').click();
    await expect.poll(() => storedStep(page)).toBe(step + bot);
    expect(await chosen.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual([
      '3, to be discarded',
      '30, to be discarded',
    ]);
    await page.getByText('2 of 5 chosen').first().waitFor();
  }
});
