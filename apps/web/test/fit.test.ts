/** The table needs no scrolling, on a phone as on a desk, in every phase; magnified it may scroll, but nothing is cut off. */
import { LANGUAGES } from '@halcyon/speech/speaker';
import { play, table } from '@halcyon/tranquility/draw';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Phase, testFit } from './phases.ts';
import { BESIDE_17, BOT, finished, LAST_CELL, openMatch, PERSON, type Person, STORMY } from './prepared.ts';
import { PHONE } from './troubles.ts';
import { ARCH, PYRAMID, rivalsOver, SIDES, WILDS } from './variants.ts';

const card = (page: Page, i: number) =>
  page
    .getByRole('group', { name: /^(Your hand|Votre main|Deine Hand)/ })
    .getByRole('button')
    .nth(i);
const cell = (page: Page, row: number, column: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^(row|rangée|Reihe) ${row}, (column|colonne|Spalte) ${column}\\b`) });

const LONG: readonly Person[] = ['Wilhelmine-Charlotte', 'Maximilian-Ferdinand', 'Bo', 'Annegret Schneewitt', 'Ei'].map(
  (name, i) => ({ ...(i === 0 ? PERSON : BOT), name }),
);

const PHASES: Readonly<Record<string, Phase>> = {
  'a card picked up': { match: () => table(BESIDE_17), reach: (page) => card(page, 0).click() },
  'a refusal': {
    match: () => table({ ...BESIDE_17, hands: ['19 25 30'] }),
    reach: async (page) => {
      await card(page, 2).click();
      await cell(page, 3, 2).click();
    },
  },
  'a payment': { match: () => play(table(BESIDE_17), 'place 19 14'), reach: (page) => card(page, 1).click() },
  'the eight alone, with twelve cards': { match: () => play(table({ hands: ['10 20 30 40 start'] }), 'start') },
  'a turn with five seats and all modules': {
    match: () => table({ ...STORMY, hands: ['10 30 40', ...STORMY.hands.slice(1)] }),
    players: LONG,
    reach: (page) => card(page, 1).click(),
  },
  'offers with five seats and all modules': { match: () => play(table(STORMY), 'start', '1: pledge 3'), players: LONG },
  'the share with five seats': {
    match: () =>
      play(table(STORMY), 'start', '0: pledge 3', '1: pledge 2', '2: pledge 1', '3: pledge 1', '4: pledge 1'),
    players: LONG,
  },
  'the Rocks': {
    match: () =>
      play(
        table({ ...STORMY, hands: ['10 30 40 41', '61'], more: ['rocks: 3', 'purples: 0 0 1 0 1 0'] }),
        'place 10 5',
      ),
  },
  'a Purple Storm': {
    match: () =>
      table({
        ...STORMY,
        hands: ['10 30 40 41', '61'],
        frames: 'next; draw 0 0; storm 0 purple',
        more: ['rocks: 3', 'compasses: 3', 'supply: 2'],
      }),
  },
  'a draw to confirm': {
    match: () =>
      table({
        ...STORMY,
        hands: ['10 30', '61'],
        frames: 'next; draw 0 1; confirm-draw 0',
        more: ['rocks: 3', 'yellows: 1 1', 'oranges: 1 1', 'compasses: 3', 'supply: 2'],
      }),
  },
  'the result': { match: finished },
  'a result with a mark': {
    match: () => {
      const match = play(table(LAST_CELL), 'place 36 36', 'drop 50');
      match.takeBack(0, 0, 'alone');
      return play(match, 'place 36 36', 'drop 50', 'finish');
    },
  },
  'a Wild with its numbers': {
    match: () => table(WILDS),
    reach: async (page) => {
      await card(page, 4).click();
      await cell(page, 1, 3).click();
    },
  },
  'the High Arch': { match: () => table(ARCH), reach: (page) => card(page, 1).click() },
  'the Pyramid with the numbers of a border card': {
    match: () => table(PYRAMID),
    reach: async (page) => {
      await card(page, 4).click();
      await page.locator("[data-cell='3']").click();
    },
  },
  'a card to be turned': {
    match: () => table(SIDES),
    reach: (page) =>
      page.getByRole('button', { name: /^(Turn a card|Retourner une carte|Eine Karte wenden)$/ }).click(),
  },
  'two rivals': {
    match: () => table({ mode: 'competitive', hands: ['10 20 30 40 50', '60 61 62 63 64'] }),
    reach: (page) => card(page, 0).click(),
  },
  'a score sheet': { match: rivalsOver },
};

testFit(PHASES);

/** What taking back asks, with the longest names. */
const QUESTIONS: Readonly<Record<string, (locale: string) => Promise<Page>>> = {
  'a warning': async (locale) => {
    const page = await openMatch(table(BESIDE_17), { ...PHONE, locale });
    await page.locator('.held').nth(1).click();
    await page.locator("[data-cell='35']").click();
    return page;
  },
  'a proposal': async (locale) => {
    const match = table({ ...BESIDE_17, hands: ['19 25 30 40 50', '60 61'] });
    const people = LONG.slice(0, 2).map(({ name }) => ({ name }));
    const page = await openMatch(match, { ...PHONE, locale }, people);
    await page.locator('main button').click();
    await page.locator('.held').first().click();
    await page.locator("[data-cell='13']").click();
    return page;
  },
};
test.for(Object.keys(QUESTIONS).flatMap((name) => LANGUAGES.map((locale) => [locale, name] as const)))(
  'no scrolling (%s): %s before a step is taken back',
  async ([locale, name]) => {
    const page = await QUESTIONS[name]!(locale);
    await page.locator('.price:not(:empty)').waitFor();
    await page.locator('.back').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const cut = await dialog.evaluate((sheet) => {
      const { left, right, top, bottom } = sheet.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return {
        inside,
        wide: sheet.scrollWidth - sheet.clientWidth,
        high: sheet.scrollHeight - sheet.clientHeight,
      };
    });
    expect(cut).toEqual({ inside: true, wide: 0, high: 0 });
  },
);
