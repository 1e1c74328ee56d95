import { words } from '@halcyon/speech/fr';
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
  await dialog.getByText(words.games.tranquility!.rules['T4.2']!, { exact: true }).waitFor();
  await dialog.getByRole('link', { name: 'Règles' }).click();
  await page.getByRole('heading', { name: 'Tranquillité : les règles' }).waitFor();
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
  await page.getByRole('combobox', { name: 'Which language?' }).selectOption('Deutsch');
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Regel T4.2' }).waitFor();
  await page.getByRole('gridcell', { name: 'Reihe 3, Spalte 2, leer, zwischen 17 und 24, nicht für 30' }).waitFor();
  await page.getByRole('button', { name: '30, aufgenommen' }).waitFor();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');

  await page.reload();
  await page.getByRole('button', { name: 'Zurücknehmen' }).waitFor();
});

test.for([
  ['fr-CA', 'Choisissez un jeu'],
  ['de-AT', 'Wähle ein Spiel'],
  ['pt', 'Choose a game'],
])('home speaks the language of the device: %s', async ([locale, heading]) => {
  const page = await openPage({ locale: locale! });
  await page.getByRole('heading', { name: heading! }).waitFor();
});
