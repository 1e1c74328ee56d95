import { printLog } from '@halcyon/kernel';
import { table } from '@halcyon/tranquility/draw';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, textOf } from './browser.ts';
import { button, cell, held, says } from './player.ts';
import { BESIDE_17, finished, openTable, PERSON, PREPARED, storedLog, storedTable } from './prepared.ts';

const pay = async (page: Page): Promise<void> => {
  await says(page, 'Payment: discard 2 cards.');
  await button(page, '30').click();
  await button(page, '50').click();
  await says(page, 'Your turn: play a card or discard two cards.');
};
const inPayment = async (): Promise<Page> => {
  const page = await openTable(BESIDE_17);
  await button(page, '19').click();
  await cell(page, 3, 2).click();
  await button(page, '25').click();
  await button(page, /^25, /).waitFor();
  return page;
};

test('a reload in the middle of a payment: the card lies, the payment is still due', async () => {
  const page = await inPayment();
  await page.reload();
  await cell(page, 3, 2)
    .and(page.getByRole('gridcell', { name: /, 19$/ }))
    .waitFor();
  await expect.poll(() => held(page)).toEqual(['25', '30', '40', '50']);
  await pay(page);
  await expect.poll(() => storedLog(page)).toContain('0 place 19 14\n0 drop 30\n0 drop 50\n');
});

test('a browser that was closed and opened again goes on from home', async () => {
  const page = await inPayment();
  const context = page.context();
  const restarted = await context.browser()!.newContext({ storageState: await context.storageState(), locale: 'en' });
  await context.close();
  const again = await restarted.newPage();
  await again.goto(page.url().replace(/#.*/, ''));
  await again.getByRole('link', { name: /^Go on playing Tranquility, step 1/ }).click();
  await pay(again);
  await restarted.close();
});

const BROKEN = {
  'a log that breaks a rule': JSON.stringify({
    ...JSON.parse(storedTable(table(BESIDE_17))[PREPARED]!),
    log: printLog(table(BESIDE_17)).replace(/\ndigest.*/, '\n0 place 30 14\n'),
  }),
  'a log of an older format': JSON.stringify({
    ...JSON.parse(storedTable(table(BESIDE_17))[PREPARED]!),
    log: printLog(table(BESIDE_17)).replace('halcyon 2', 'halcyon 1'),
  }),
  'no log at all': '{"game":"tranquility","step":7,"over":false}',
  'half a text': '{"game":"tranquility","step":7,"over":fal',
};
test.for(Object.entries(BROKEN))(
  'a stored game that cannot be read is reported, kept and saved: %s',
  async ([, text]) => {
    const page = await openPage({ stored: { 'halcyon/table': text } });
    const goOn = page.getByRole('link', { name: /^Go on playing/ });
    const alert = page.getByRole('alert').filter({ hasText: 'A stored game cannot be read' });
    await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
    if (await goOn.isVisible()) await goOn.click();
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toMatch(/It is kept as it is, so nothing is lost: ./);
    await expect.poll(() => goOn.count()).toBe(0);

    // Neither a reload nor another game takes it away.
    await page.reload();
    await alert.waitFor();
    await page.getByRole('link', { name: /^Tranquility Together/ }).click();
    await page.getByRole('radio', { name: 'Alone' }).check();
    await button(page, 'Play now').click();
    await button(page, 'What can I do?').waitFor();
    await page.getByRole('link', { name: 'Home' }).click();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      alert.getByRole('button', { name: 'Save its text as a file' }).click(),
    ]);
    expect(await textOf(download)).toBe(text);

    await alert.getByRole('button', { name: 'Delete it' }).click();
    await alert.waitFor({ state: 'detached' });
    await page.reload();
    await goOn.waitFor();
    await expect.poll(() => alert.count()).toBe(0);
  },
);

test('the broken log names its line', async () => {
  const page = await openPage({ stored: { 'halcyon/table': BROKEN['a log that breaks a rule'] }, route: '#/table' });
  await page.getByText(/nothing is lost: line \d+: refused by T4\.2 \(order\)$/).waitFor();
});

const OLDER = {
  en: 'An older version of Halcyon wrote it. It is kept as it is, so nothing is lost:',
  fr: 'Une version plus ancienne de Halcyon l’a écrite. Elle est gardée telle quelle, rien n’est perdu :',
  de: 'Eine ältere Version von Halcyon hat sie geschrieben. Sie bleibt, wie sie ist, nichts geht verloren:',
};
test.for(Object.entries(OLDER))('a game of an older version is named as such (%s)', async ([locale, words]) => {
  const text = BROKEN['a log of an older format'];
  const page = await openPage({ stored: { 'halcyon/table': text }, route: '#/table', locale });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  const said = (await alert.getByRole('paragraph').textContent())?.replace(/\s/g, ' ');
  expect(said).toBe(`${words} line 1: written in format 1 by an older Halcyon; this one reads format 2`);
});

const openLog = async (page: Page, text: string): Promise<void> => {
  await page.getByText('Open a game').first().click();
  await page.getByRole('textbox', { name: 'Open a game' }).fill(text);
  await button(page, 'Open').click();
};

test('a pasted log goes on where it stopped, with everybody at this device', async () => {
  const match = table({ ...BESIDE_17, hands: ['19 25 30', '60 61'] });
  const page = await openPage();
  await openLog(page, `\n${printLog(match)}\n\n`);
  await button(page, 'I am Player 1').click();
  await expect.poll(() => held(page)).toEqual(['19', '25', '30']);
});

test('a text that is no game says which line is wrong; nothing else is lost', async () => {
  const page = await openPage({ stored: storedTable(table(BESIDE_17), [PERSON]) });
  const good = printLog(finished());
  const line = good.split('\n').findIndex((text) => /^\d place/.test(text));
  await openLog(page, good.replace(/^(\d) place \d+ /m, '$1 place 99 '));
  const alert = page.getByRole('alert');
  await alert.getByText(new RegExp(`^This text is not a game that can be opened: line ${line + 1}: `)).waitFor();
  await page.getByRole('textbox', { name: 'Open a game' }).fill('Dear Ada, here is our game');
  await button(page, 'Open').click();
  await alert.getByText("line 1: a log or position begins with 'halcyon 2'").waitFor();
  await page.getByRole('link', { name: /^Go on playing/ }).waitFor();
});

test('a pasted log of an older version is named as such', async () => {
  const page = await openPage();
  await openLog(page, printLog(table(BESIDE_17)).replace(/^game tranquility \d+/m, 'game tranquility 1'));
  await page
    .getByRole('alert')
    .getByText(/^An older version of Halcyon wrote it\. .*: written for version 1 of/)
    .waitFor();
});

test('a finished log from a file can be stepped through', async () => {
  const page = await openPage();
  await page.getByText('Open a game').first().click();
  const file = { name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(printLog(finished())) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await button(page, 'One step back').waitFor();
});
