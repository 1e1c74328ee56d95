/** Games and deals in links: made, opened, doubted. */
import { deflateRawSync } from 'node:zlib';
import { table as merchants } from '@halcyon/castle-merchants/draw';
import { printLog } from '@halcyon/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, setPace } from './browser.ts';
import { ROAD } from './castle-merchants.ts';
import { button, cell, says } from './player.ts';
import { BESIDE_17, BOT, finished, openMatch, openTable, stored, storedTable } from './prepared.ts';
import { PHONE } from './troubles.ts';

const share = async (page: Page): Promise<void> => {
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
};
const linkIn = (page: Page, name: string): Promise<string> => page.getByRole('textbox', { name }).inputValue();
const hash = (link: string): string => link.replace(/^[^#]*/, '');

test('a finished game travels in a link, becomes one of my games and replaces none', async () => {
  const page = await openMatch(finished(), { route: '#/table' });
  await button(page, 'Share').click();
  const link = await linkIn(page, 'A link to this game');
  const other = await openPage({ route: hash(link), stored: storedTable(finished()), chance: 2 });
  await other.getByText(/^\d+ steps · Finished$/).waitFor();
  await other.getByText('Player 1 and Player 2').waitFor();
  await button(other, 'Keep and open').click();
  await button(other, 'One step back').waitFor();
  const logs = await other.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith('halcyon/table/') ? [(JSON.parse(text) as { log: string }).log] : [],
    ),
  );
  expect(logs).toEqual([printLog(finished()), printLog(finished())]);
});

test('a game that is not over is linked only after a warning, and goes on elsewhere; its mail is short', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, '25').click();
  await cell(page, 6, 6).click();
  await says(page, /^You draw /);
  await share(page);
  await page.getByText('The link shows all hands').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'A link to this game' }).count()).toBe(0);
  await button(page, 'Make the link all the same').click();
  const link = await linkIn(page, 'A link to this game');
  const mail = (await page.getByRole('link', { name: 'Send by mail' }).first().getAttribute('href'))!;
  expect(mail.length).toBeLessThan(1900);
  expect(new URL(mail).searchParams.get('body')).toBe(link);
  const { log, secret } = await stored(page);

  const other = await openPage({ route: hash(link), chance: 2 });
  await other.getByText(/ · not over$/).waitFor();
  await button(other, 'Keep and open').click();
  await other.getByRole('gridcell', { name: /, 25$/ }).waitFor();
  const there = await stored(other);
  expect(there.log.startsWith(log.split('\ndigest')[0]!)).toBe(true);
  expect(there.secret).not.toBe(secret);
});

test('a link is copied where there is no safe line', async () => {
  const page = await openMatch(finished(), { route: '#/table' });
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => {
      document.title = document.querySelector('textarea')?.value ?? '';
    });
  });
  await button(page, 'Share').click();
  const link = await linkIn(page, 'A link to this game');
  await button(page, 'Copy the link').click();
  await page.getByRole('status').getByText('Copied.').waitFor();
  expect(await page.title()).toBe(link);
});

test('the table becomes a picture, drawn as large on every screen', async () => {
  const page = await openTable(BESIDE_17, PHONE);
  await share(page);
  await button(page, 'Make a picture').click();
  const picture = page.getByRole('img', { name: 'Tranquility. 0 steps' });
  await picture.waitFor();
  // A frame that was photographed before it was drawn has one colour.
  const { width, colours } = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width: image.naturalWidth, colours: new Set(new Uint32Array(data.buffer)).size };
  });
  expect(Math.abs(width - 1200)).toBeLessThanOrEqual(1);
  expect(colours).toBeGreaterThan(1000);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the picture').click()]);
  expect(file.suggestedFilename()).toBe('tranquility.png');
});

test('no hand is on the picture, where looking back shows one', async () => {
  const page = await openMatch(merchants(ROAD), PHONE, [{ name: 'Ada' }, BOT]);
  await share(page);
  // The frame is there only until it is photographed.
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const count = (selector: string): void => {
      seen[selector] = Math.max(seen[selector] ?? 0, document.querySelectorAll(`.frame .seats ${selector}`).length);
    };
    new MutationObserver(() => ['.piece', '.card'].forEach(count)).observe(document, {
      subtree: true,
      childList: true,
    });
  });
  await button(page, 'Make a picture').click();
  await page.getByRole('img', { name: 'Castle Merchants. 0 steps' }).waitFor();
  expect(await page.evaluate(() => Object.assign({}, (window as never as { seen: object }).seen))).toEqual({
    '.piece': 2,
    '.card': 0,
  });
});

test('the same deal for a friend: the same numbers from the start, marked as shared', async () => {
  const page = await openPage({ route: '#/new/tranquility', stored: { 'halcyon/settings': '{"pace":100000000}' } });
  await page.getByRole('radio', { name: 'Alone' }).check();
  await button(page, 'Play now').click();
  await button(page, 'What can I do?').waitFor();
  const { log } = await stored(page);
  await share(page);
  const link = await linkIn(page, 'The same deal for a friend');
  const other = await openPage({ route: hash(link), chance: 2 });
  await other.getByText('may know how the cards lie').waitFor();
  await button(other, 'Play this deal').click();
  await button(other, 'What can I do?').waitFor();
  expect((await stored(other)).log).toBe(log);
  await other.goto(`${other.url().replace(/#.*/, '')}#/games`);
  await other.getByText('a shared deal').waitFor();
  await setPace(other, 0);
});

const packed = (bytes: Buffer): string => deflateRawSync(bytes).toString('base64url');
const BAD = {
  'more than a megabyte': [`open/${packed(Buffer.alloc(50_000_000, 32))}`, 'far more than a game could'],
  'cut in the middle': [
    `open/${packed(Buffer.from(JSON.stringify({ log: printLog(finished()) }))).slice(0, -40)}`,
    'is missing or was changed',
  ],
  'no base64': ['open/%C3%A4$$', 'is missing or was changed'],
  'nothing at all': ['open', 'is missing or was changed'],
  'no log': [`open/${packed(Buffer.from('{"log":5}'))}`, 'line 1: '],
  'a deal of an unknown game': [
    `deal/chess/${packed(Buffer.from('{"seed":"x","setup":{}}'))}`,
    'does not know this game',
  ],
  'a deal that is none': [`deal/reef/${packed(Buffer.from('7'))}`, 'does not know this game'],
  'a deal with a wrong set-up': [
    `deal/reef/${packed(Buffer.from('{"seed":"x","setup":{"seats":99}}'))}`,
    'does not know this game',
  ],
} as const;
test('links that cannot be opened say why', async () => {
  const page = await openPage();
  for (const [what, [route, why]] of Object.entries(BAD)) {
    await page.evaluate((to) => {
      location.hash = `#/${to}`;
    }, route);
    const alert = page.getByRole('alert');
    await alert.getByText(why).waitFor();
    expect(await alert.textContent(), what).toContain('This link cannot be opened');
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await alert.waitFor({ state: 'detached' });
  }
});
