import { gameWords } from '@halcyon/catalog/words';
import type { Language } from '@halcyon/speech';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { BESIDE_17, openTable } from './prepared.ts';

test('a refused move in French: the reason, its rule, and the clause behind it', async () => {
  const page = await openTable(BESIDE_17, { locale: 'fr-FR' });
  await page.getByRole('button', { name: '30', exact: true }).click();
  await page.getByRole('gridcell', { name: 'rangée 3, colonne 2, vide, entre 17 et 24, pas pour 30' }).click();
  const reason = 'L’ordre est croissant : 30 ne peut pas venir avant 24 (rangée 4, colonne 2).';
  await page.getByText(reason, { exact: true }).waitFor();
  // Whoever listens gets the reason with its rule.
  await page.getByText(`${reason} (Règle T4.2)`, { exact: true }).waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Règle T4.2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Règle T4.2' });
  await dialog.getByText(gameWords('fr', 'tranquility')!.rules['T4.2']!, { exact: true }).waitFor();
  await dialog.getByRole('link', { name: 'Règles' }).click();
  await page.getByRole('heading', { name: 'Règles : Tranquillité' }).waitFor();
  await page
    .getByRole('term')
    .filter({ hasText: /^T4\.2$/ })
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
});

test('an illegal cost says what it costs and what one can pay', async () => {
  const page = await openTable({ ...BESIDE_17, hands: ['20 25 30'] }, { locale: 'fr' });
  await page.getByRole('button', { name: '20', exact: true }).click();
  await page.getByRole('gridcell', { name: /^rangée 3, colonne 2,/ }).click();
  await page.getByText('À côté de 17, cela coûte 3 ; vous pouvez payer 2.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Règle T4.4' }).waitFor();
  // The next card that is picked up takes the reason away.
  await page.getByRole('button', { name: '25', exact: true }).click();
  await page.getByRole('button', { name: 'Règle T4.4' }).waitFor({ state: 'detached' });
});

test('the language changes at the table without a reload, refusal and all, and is remembered', async () => {
  const page = await openTable(BESIDE_17, { locale: 'en' });
  await page.getByRole('button', { name: '30', exact: true }).click();
  await page.getByRole('gridcell', { name: /^row 3, column 2,/ }).click();
  await page.getByRole('button', { name: 'Rule T4.2' }).waitFor();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('dialog', { name: 'Einstellungen' }).getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Regel T4.2' }).waitFor();
  await page.getByRole('gridcell', { name: 'Reihe 3, Spalte 2, leer, zwischen 17 und 24, nicht für 30' }).waitFor();
  await page.getByRole('button', { name: '30, aufgenommen' }).waitFor();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');

  await page.reload();
  await page.getByRole('button', { name: 'Zurücknehmen' }).waitFor();
});

const choose = (page: Page, to: string): Promise<void> => page.getByRole('radio', { name: to }).check();

test('the language changes while a game is set up, and what was chosen stays', async () => {
  const page = await openPage({ route: '#/new/tranquility', locale: 'en' });
  await page.getByRole('checkbox', { name: /^Jagged Rocks/ }).check();
  await page.getByRole('button', { name: 'Settings' }).click();
  await choose(page, 'Français');
  await page.getByRole('button', { name: 'Fermer' }).click();
  expect(await page.getByRole('checkbox', { name: /^Récifs acérés/ }).isChecked()).toBe(true);
  expect(await page.title()).toBe('Tranquillité');
});

test('the language changes over the rules; of two wishes the later one counts', async () => {
  // One that has spoken French would have no need to ask for it.
  const page = await openPage({ route: '#/rules/tranquility/T4.2', locale: 'en', fresh: true });
  const rule = (language: Language): Locator =>
    page.getByText(gameWords(language, 'tranquility')!.rules['T4.2']!, { exact: true });
  await rule('en').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'English' }).waitFor();
  // French is on its way until German is there.
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/tranquility-fr/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('radio', { name: 'Français' }).click();
  await choose(page, 'Deutsch');
  await rule('de').waitFor();
  const french = page.waitForResponse(/tranquility-fr/);
  arrive();
  await (await french).finished();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => rule('de').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});

test.for([
  ['fr-CA', 'Choisissez un jeu'],
  ['de-AT', 'Wähle ein Spiel'],
  ['pt', 'Choose a game'],
])('home speaks the language of the device: %s', async ([locale, heading]) => {
  const page = await openPage({ locale: locale!, fresh: true });
  await page.getByRole('heading', { name: heading! }).waitFor();
});
