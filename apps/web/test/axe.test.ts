/** Every screen without a finding of axe: by day and by night, on a phone and on a desk. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, axeOfColours, openPage } from './browser.ts';
import { button, cell } from './player.ts';
import { BESIDE_17, BOT, finished, openMatch, openTable, PERSON, STORMY } from './prepared.ts';
import { DESK, PHONE } from './troubles.ts';

/** What is dark is so in any size. */
const LOOKS = [
  { ...PHONE, colorScheme: 'light' },
  { ...PHONE, colorScheme: 'dark' },
  { ...DESK, colorScheme: 'light' },
] as const;

const findings = async (page: Page): Promise<string[]> => {
  const all = new Map<string, string[]>();
  for (const { colorScheme, ...size } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    for (const finding of await (colorScheme === 'light' ? axe(page) : axeOfColours(page))) {
      all.set(finding, [...(all.get(finding) ?? []), `${size.width} ${colorScheme}`]);
    }
  }
  return [...all].map(([finding, where]) => `${finding} [${where.join(', ')}]`);
};

const menu = async (page: Page, item: string): Promise<void> => {
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
};

const SCREENS: Readonly<Record<string, () => Promise<Page>>> = {
  home: async () => {
    const page = await openPage({
      stored: { 'halcyon/broken': JSON.stringify([{ text: '{', reason: 'line 1: no' }]) },
    });
    await page.getByText('Open a game').first().click();
    await page.getByRole('textbox').fill('no game');
    await button(page, 'Open').click();
    await page.getByText(/^This text is not a game/).waitFor();
    return page;
  },
  'set-up': async () => {
    const page = await openPage({ route: '#/new/tranquility' });
    await page.getByRole('radio', { name: '5' }).check();
    return page;
  },
  'the table with a card picked up': async () => {
    const page = await openTable(BESIDE_17);
    await button(page, '19').click();
    return page;
  },
  'a refusal': async () => {
    const page = await openTable(BESIDE_17);
    await button(page, '30').click();
    await cell(page, 3, 2).click();
    await button(page, 'Rule T4.2').waitFor();
    return page;
  },
  'its rule': async () => {
    const page = await SCREENS['a refusal']!();
    await button(page, 'Rule T4.2').click();
    return page;
  },
  payment: async () => {
    const page = await openTable(BESIDE_17);
    await button(page, '19').click();
    await cell(page, 3, 2).click();
    await button(page, '30').click();
    await page.getByText('1 of 2 chosen').waitFor();
    return page;
  },
  'storms, rocks, compasses and pledges': async () => {
    const page = await openTable(STORMY, {}, [PERSON, BOT, BOT, BOT, BOT]);
    await button(page, 'Play the Start').click();
    await button(page, 'Offer no card').waitFor();
    return page;
  },
  'the pass screen': async () => {
    const page = await openTable({ ...BESIDE_17, hands: ['19 25 30 40 50', '60 61'] });
    await button(page, 'I am Player 1').waitFor();
    return page;
  },
  'the menu': async () => {
    const page = await openTable(BESIDE_17);
    await button(page, 'Menu').click();
    return page;
  },
  'what can I do': async () => {
    const page = await openTable(BESIDE_17);
    await menu(page, 'What can I do?');
    await page.getByText(/^Place an island/).click();
    await page.getByText(/^19 \(/).click();
    return page;
  },
  'what happened': async () => {
    const page = await openTable(BESIDE_17);
    await menu(page, 'What happened');
    return page;
  },
  'sharing a game': async () => {
    const page = await openTable(BESIDE_17);
    await menu(page, 'Share');
    await button(page, 'Make the link all the same').click();
    await button(page, 'Copy the link').waitFor();
    return page;
  },
  'my games': async () => {
    const page = await openMatch(finished(), { route: '#/games' });
    await page.getByText('More', { exact: true }).click();
    await button(page, 'Rename').click();
    await page.getByRole('textbox', { name: 'Name of the game' }).waitFor();
    return page;
  },
  'a warning of a mark': async () => {
    const page = await openTable(BESIDE_17);
    await button(page, '25').click();
    await cell(page, 6, 6).click();
    await button(page, 'Take back, with a mark').click();
    await button(page, 'Keep my move').waitFor();
    return page;
  },
  'a proposal': async () => {
    const page = await openTable({ ...BESIDE_17, hands: ['19 25 30 40 50', '60 61'] });
    await button(page, 'I am Player 1').click();
    await button(page, '19').click();
    await cell(page, 3, 2).click();
    await button(page, 'Take back if all agree').click();
    await button(page, 'I agree').waitFor();
    return page;
  },
  'a proposal refused': async () => {
    const page = await SCREENS['a proposal']!();
    await button(page, 'I would rather not').click();
    await button(page, 'I am Player 1').waitFor();
    return page;
  },
  'the result': async () => {
    const page = await openMatch(finished(), { route: '#/table' });
    await button(page, 'Play again').waitFor();
    return page;
  },
  'a game stepped through': async () => {
    const page = await openMatch(finished());
    await button(page, 'One step back').click();
    return page;
  },
  'the rules': async () => {
    const page = await openPage({ route: '#/rules/tranquility/T4.2' });
    await page.getByRole('term').first().waitFor();
    return page;
  },
  'the plain table': async () => {
    const page = await openTable(BESIDE_17, { stored: { 'halcyon/settings': '{"plain":true}' } });
    await page.getByRole('heading', { name: 'Your moves' }).waitFor();
    return page;
  },
};

test.for(Object.keys(SCREENS))('axe finds nothing: %s', async (name) => {
  const page = await SCREENS[name]!();
  expect(await findings(page)).toEqual([]);
});
