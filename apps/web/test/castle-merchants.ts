/** Tables of Castle Merchants for the browser tests. */
import { castleMerchants } from '@halcyon/castle-merchants';
import { type Drawn, table } from '@halcyon/castle-merchants/draw';
import { type Match, parseLog } from '@halcyon/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Wish } from './browser.ts';
import { button } from './player.ts';
import { openMatch, storedLog } from './prepared.ts';
import { PHONE } from './troubles.ts';

/** Two merchants on the road; a chain of forests before the first one, and a landslide. */
export const ROAD: Drawn = {
  map: `
    a  *  .  .  .  *
    b  .  .  .  . mo  .
    c  .  .  .  . mo vi  .
    d  .  .  . fi fo fo  .  .
    e  * fi fi  .  * fo fo ro  *
    f vi  .  . ro ## fo  .  .
    g  . mo  .  . vi  .  .
    h  .  .  .  .  .  .
    i  *  .  .  .  *`,
  merchants: 'e8 b5',
  hands: ['mountain field forest forest village castle-road', 'field field village'],
  carts: ['wine cloth gems weapons', 'wine gems'],
  purses: ['cloth', 'cloth cheese wine'],
};
/** Four merchants, two of them on one hex and two on the meadow, and a map that is nearly full. */
export const CROWD: Drawn = {
  map: `
    a  * mo fi vi  *
    b fo fo ro fi mo vi
    c mo ro fi fo vi mo ##
    d fi fi vi mo ro fo fo vi
    e  * fi fi ##  * fo fo ro  *
    f vi vi mo ro ## fo  .  .
    g ro mo ##  . vi ro  .
    h  .  .  . ro  .  .
    i  *  . ##  .  *`,
  merchants: 'd6 e5 e5 d6',
  hands: [
    'mountain field forest forest village castle-road',
    'field field village mountain',
    'forest village',
    'field forest mountain mountain castle-road',
  ],
  carts: ['wine cloth gems weapons', 'wine gems', '', 'cloth cheese'],
  purses: ['gems wine weapons', 'cloth cheese wine', 'gems cheese', 'cloth'],
  slides: [2, 1, 2, 0],
};
/** Beside the castle that buys gems, which would pay enough to win. */
export const LAST_SALE: Drawn = {
  map: 'e  * fi fi',
  merchants: 'e2 e9',
  hands: ['forest village', 'field'],
  purses: ['gems wine weapons cheese', 'cloth'],
};
/** All nine villages lie on the map. */
export const VILLAGES: Drawn = {
  map: `
    d  .  .  . vi vi vi  .  .
    f vi vi vi  .  .  .  .  .
    g vi vi vi`,
  merchants: 'f1 e9',
  hands: ['village', 'field'],
};

/** Opens the table before the first of several people. */
export const openMap = async (drawn: Drawn | Match, wish: Wish = {}): Promise<Page> => {
  const page = await openMatch('hands' in drawn ? table(drawn) : drawn, { ...PHONE, ...wish });
  await button(page, 'I am Player 1').click();
  await page.getByRole('grid').waitFor();
  return page;
};
export const storedMap = async (page: Page): Promise<Match> =>
  parseLog(
    await storedLog(page),
    (id) => (id === castleMerchants.id ? castleMerchants : undefined),
    () => ({ roll: () => 0 }),
  );

/** 'c4', 'Gem castle'. */
export const hex = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
/** The first such card of the hand. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name, exact: true }).first();
/** Hexes with such an offer, by their short names. */
export const offered = (page: Page, offer: RegExp): Promise<string[]> =>
  page
    .getByRole('gridcell', { name: offer })
    .evaluateAll((cells) => cells.map((cell) => /^[^,:]+/.exec(cell.ariaLabel ?? '')?.[0] ?? ''));
