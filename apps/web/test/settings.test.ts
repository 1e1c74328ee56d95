/** How the reader likes the page: one place, at once, kept. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openPage } from './browser.ts';
import { button } from './player.ts';
import { BESIDE_17, openTable } from './prepared.ts';
import { PHONE } from './troubles.ts';

const root = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    return {
      ...dataset,
      size: style.fontSize,
      pace: getComputedStyle(document.documentElement).getPropertyValue('--pace'),
    };
  });

test('every wish holds at once and after a reload', async () => {
  const page = await openPage({ ...PHONE, route: '#/settings', reducedMotion: 'no-preference' });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await root(page)).toEqual({ theme: 'auto', motion: 'full', hand: 'right', size: '', pace: '.24s' });
  const choose = (group: string, name: string): Promise<void> =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  await choose('Theme', 'dark');
  await choose('Pace', 'fast');
  await choose('Motion', 'none');
  await choose('Text size', 'larger');
  for (const name of ['Left hand', 'Sound', 'Confirm moves', 'Table as text']) {
    await page.getByRole('switch', { name }).press('Space');
  }
  const wished = { theme: 'dark', motion: 'none', hand: 'left', size: '130%', pace: '1ms' };
  expect(await root(page)).toEqual(wished);
  expect(await axe(page)).toEqual([]);
  await choose('Language', 'Deutsch');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  expect(await root(page)).toEqual(wished);
  expect(
    await page.getByRole('group', { name: 'Darstellung' }).getByRole('radio', { name: 'dunkel' }).isChecked(),
  ).toBe(true);
  expect(await page.getByRole('group', { name: 'Tempo' }).getByRole('radio', { name: 'schnell' }).isChecked()).toBe(
    true,
  );
  for (const name of ['Linke Hand', 'Ton', 'Züge bestätigen', 'Tisch als Text']) {
    expect(await page.getByRole('switch', { name }).isChecked()).toBe(true);
  }
});

test('motion may be full where the device would rather have none', async () => {
  const page = await openPage({ stored: { 'halcyon/settings': '{"motion":"full"}' } });
  await button(page, 'Settings').waitFor();
  expect(await root(page)).toMatchObject({ motion: 'full', pace: '.24s' });
});

test('the same settings over a table, which fits with the largest letters', async () => {
  const page = await openTable(BESIDE_17, PHONE);
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'larger' }).check();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const beyond = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(beyond).toEqual([0, 0]);
  await button(page, '30').click();
});

test('the tab says whose turn it is', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, 'Menu').waitFor();
  expect(await page.title()).toBe('● Your turn – Tranquility');
  const icon = (): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');
  expect(await icon()).toMatch(/^data:image/);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  expect(await page.title()).toBe('Halcyon');
  expect(await icon()).toBe('./icon.svg');
});
