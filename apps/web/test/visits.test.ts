/** Coming, going and coming back: names, the open list, two people at one device, a page that is left in the middle. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openPage, type Wish } from './browser.ts';
import { openHouse } from './house.ts';
import { button, says } from './player.ts';

const PHONE = { width: 360, height: 640, stored: { 'halcyon/settings': '{"pace":0}' } };
const LONG = 300_000;
const DAY = 86_400_000;

const person = (at: string, chance: number, wish: Wish = {}): Promise<Page> =>
  openPage({ ...PHONE, at, chance, ...wish });
/** A table of three, opened by Anna. */
const openTable = async (anna: Page): Promise<string> => {
  await anna.getByRole('radio', { name: '3', exact: true }).check();
  await button(anna, 'Play with friends').click();
  await anna.getByRole('dialog').getByLabel('Your name at seat 1').fill('Anna');
  await anna.getByRole('dialog').getByLabel('Seat 3').selectOption('free');
  await button(anna, 'Open the table').click();
  await anna.getByRole('heading', { name: 'Seats' }).waitFor();
  return anna.url().split('/t/')[1]!;
};
const asked = (page: Page): Promise<boolean> => page.locator('.what').isVisible();
/** The first sentence behind the question mark; a card that can be placed comes first. */
const act = async (page: Page): Promise<void> => {
  await page.locator('.what').click();
  const sheet = page.getByRole('dialog');
  const moves = sheet.locator('li button');
  // What stands in the sheet is loaded when it is opened for the first time.
  await moves.first().waitFor({ state: 'attached' });
  await sheet.locator('details').evaluateAll((all) => {
    for (const each of all as HTMLDetailsElement[]) each.open = true;
  });
  const names = await moves.allTextContents();
  await moves
    .nth(
      Math.max(
        0,
        names.findIndex((name) => /^Place/.test(name)),
      ),
    )
    .click();
  await sheet.waitFor({ state: 'detached' });
};
/** Plays from a device with two people until the table waits for somebody else; how often it was passed on. */
const playOn = async (page: Page, other: () => Promise<boolean>): Promise<number> => {
  let passed = 0;
  for (let moves = 0; moves < 60 && !(await other()); moves++) {
    const here = button(page, /^I am (Ben|Cleo)$/);
    await expect.poll(async () => (await here.isVisible()) || (await asked(page)) || (await other())).toBe(true);
    if (await here.isVisible()) {
      passed++;
      // Nothing of a hand is on the screen that stands between two people.
      await expect.poll(() => page.getByRole('group', { name: 'Your hand' }).count()).toBe(0);
      await here.click();
    } else if (await asked(page)) await act(page);
  }
  return passed;
};

test(
  'found in the open list, two at one device, renamed, away for days, and a move that waits over a reload',
  async () => {
    const time = { now: Date.now() };
    const { at } = await openHouse({ clock: () => time.now });
    const anna = await person(at, 1, { route: '#/new/tranquility' });
    // What would stand on the icon.
    await anna.addInitScript(() => {
      Object.assign(navigator, { setAppBadge: async (n: number) => sessionStorage.setItem('badge', String(n)) });
    });
    const sockets: WebSocketRoute[] = [];
    let cut = false;
    await anna.routeWebSocket(/\/live$/, (socket) => {
      sockets.push(socket);
      if (cut) void socket.close();
      else socket.connectToServer();
    });
    const table = await openTable(anna);
    const pair = await person(at, 2, { route: '#/tables' });
    await says(pair, 'No table stands open just now.');
    await anna.getByLabel('Show this table in the open list').check();
    await expect
      .poll(async () => {
        await pair.reload();
        await pair.getByRole('heading', { name: 'Open tables' }).waitFor();
        return pair.getByText('2 free seats').isVisible();
      })
      .toBe(true);
    expect(await axe(pair)).toEqual([]);
    await pair.getByRole('link', { name: /Tranquility.*Sit down/ }).click();
    await pair.getByLabel('Your name').fill('Ben');
    await button(pair, 'Sit at seat 2').click();
    await pair.getByLabel('Name of somebody else at this device').fill('Clo');
    await button(pair, 'Sit at seat 3').click();

    // The host may rename anybody.
    await button(anna, 'Rename Clo').click();
    await anna.getByLabel('Name at this table').fill('Cleo');
    expect(await axe(anna)).toEqual([]);
    await button(anna, 'Rename').click();
    await pair.getByText('Cleo').waitFor();
    expect(await pair.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await button(anna, 'Begin').click();
    await anna.locator('.actions').waitFor();
    let passed = await playOn(pair, () => asked(anna));
    await act(anna);
    // Until Anna's turn is over: then the two play without her, for days.
    while (await asked(anna)) await act(anna);
    await anna.goto(`${at}health`);
    const isAnnasTurn = async (): Promise<boolean> => {
      const { tables } = await pair.evaluate(async () => (await fetch('./api/me')).json());
      return String(tables[0].turn) === '0';
    };
    passed += await playOn(pair, isAnnasTurn);
    expect(passed).toBeGreaterThan(1);
    time.now += 3 * DAY;

    await anna.goto(`${at}#/t/${table}`);
    const sheet = anna.getByRole('dialog', { name: /^While you were away: \d+ moves$/ });
    await sheet.waitFor();
    await expect.poll(() => anna.evaluate(() => sessionStorage.getItem('badge'))).toBe('1');
    expect(await axe(anna)).toEqual([]);
    const moves = Number(/\d+/.exec((await sheet.getAttribute('aria-label'))!)![0]);
    await button(anna, 'Play them').click();
    await says(anna, `Move ${moves} of ${moves}`);
    // The board as it was, at each step, as large as it can be.
    await button(anna, 'One step back').click();
    const cards = sheet.locator('.cell').filter({ has: anna.locator('svg') });
    await cards.first().waitFor();
    expect((await cards.first().boundingBox())!.width).toBeGreaterThan(30);
    expect(await axe(anna)).toEqual([]);
    await button(anna, 'One step on').click();
    await button(anna, 'To the table').click();

    // A move made without a line survives a reload.
    cut = true;
    for (const socket of sockets.splice(0)) await socket.close();
    await says(anna, /^Reconnecting/);
    await act(anna);
    await says(anna, /1 move waiting/);
    cut = false;
    const steps = async (): Promise<number> =>
      (await pair.evaluate(async () => (await fetch('./api/me')).json())).tables[0].steps;
    const before = await steps();
    await anna.reload();
    await anna.locator('.actions').waitFor();
    await expect.poll(steps).toBeGreaterThan(before);
    await expect.poll(() => anna.evaluate((id) => sessionStorage.getItem(`halcyon/outbox/${id}`), table)).toBe(null);
  },
  LONG,
);
