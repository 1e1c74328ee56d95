/** Castle Merchants needs no scrolling on a phone, in any phase and language; and axe has nothing to say, by day and by night. */
import { type Drawn, play, table } from '@halcyon/castle-merchants/draw';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CROWD, LAST_SALE, ROAD } from './castle-merchants.ts';
import { type Phase, reachBoard, testPhases } from './phases.ts';
import { openMatch, PERSON, type Person } from './prepared.ts';

/** By places, so that it works in every language. */
const press = async (page: Page, ...selectors: readonly string[]): Promise<void> => {
  for (const selector of selectors) await page.locator(selector).first().click();
};
const card = (i: number): string => `.held >> nth=${i}`;
const tool = (name: string): string => `[data-move='${name}']`;
const at = (hex: number): string => `[data-cell='${hex}']`;

const THREE: Drawn = {
  ...ROAD,
  merchants: 'e8 b5 a5',
  hands: [...ROAD.hands, 'field'],
  carts: ['wine', '', 'gems'],
  purses: ['cloth', '', 'gems'],
};
const SELLING: Drawn = { ...LAST_SALE, purses: ['', ''], merchants: 'e1 e9', frames: 'next; sell' };
const LONG: readonly Person[] = ['Wilhelmine-Charlotte', 'Maximilian-Ferdinand', 'Bo', 'Annegret Schneewitt'].map(
  (name) => ({ ...PERSON, name }),
);
const PHASES: Readonly<Record<string, Phase>> = {
  'two merchants': { match: () => table(ROAD) },
  'three merchants': { match: () => table(THREE) },
  'four merchants, a card picked up': { match: () => table(CROWD), reach: (page) => press(page, card(2)) },
  'a way that is seen before it is gone': {
    match: () => table(CROWD),
    reach: async (page) => {
      await press(page, card(2));
      await page.locator('.go').first().dispatchEvent('click');
    },
  },
  'a landslide that would cut the map': {
    match: () => table({ ...ROAD, merchants: 'e9 e9', map: 'a  *  .  . ##  *\nb  .  .  .  . ##  .' }),
    reach: (page) => press(page, tool('landslide'), at(10)),
  },
  'a refusal': { match: () => table(ROAD), reach: (page) => press(page, card(0), at(30)) },
  'paying for a tile': { match: () => table(ROAD), reach: (page) => press(page, tool('remove'), '.lift', card(1)) },
  'paying for a throw': { match: () => table(CROWD), reach: (page) => press(page, tool('throw'), card(1)) },
  'the die': { match: () => table({ ...ROAD, die: 'forest' }) },
  'the die shows a landslide': {
    match: () => table({ ...CROWD, die: 'landslide' }),
    reach: (page) => press(page, '.lift'),
  },
  'a sale': { match: () => table(SELLING) },
  'a free throw': { match: () => play(table(SELLING), 'sell-for-gold') },
  'the result': { match: () => play(table(LAST_SALE), 'move forest e1', 'end', 'sell-for-gold') },
};

testPhases(PHASES, { players: LONG });
test('on the narrowest phone nothing is cut off', async () => {
  const page = await openMatch(table(CROWD), { width: 320, height: 568 }, LONG);
  await reachBoard(page);
  const [wide, high] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  expect([wide, high]).toEqual([320, 568]);
});
