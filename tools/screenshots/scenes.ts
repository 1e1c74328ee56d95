/** What is photographed at tables: where the page opens, what lies in its store, and what is pressed, by roles and names. */
import type { Page } from 'playwright-core';
import { finishedTable, type Played, tableAfter, tableWith } from './tables.ts';

export interface Scene {
  readonly name: string;
  readonly route: string;
  readonly stored?: () => Readonly<Record<string, string>>;
  readonly steps?: (page: Page) => Promise<void>;
}

/** An island that goes nowhere or a cell that is closed for it: the page says why not. */
const tryWhatIsRefused = async (page: Page): Promise<void> => {
  const cards = page.locator('.held');
  for (let i = 0; i < (await cards.count()); i++) {
    await cards.nth(i).click();
    for (const cell of await page.locator('[data-cell]').all()) {
      await cell.click();
      if ((await page.locator('.refused').count()) > 0) return;
    }
  }
};
const pickUp = async (page: Page): Promise<void> => page.locator('.held').first().click();
/** What the others did, whole; they did it before the table was stored. */
const openTurns = async (page: Page): Promise<void> => {
  const strip = page.locator('.follow button');
  if (await strip.isVisible()) await strip.click();
};
const askSign = async (page: Page): Promise<void> => {
  await page.locator('[data-sign]:visible').nth(3).hover();
  await page.getByRole('tooltip').waitFor();
};
const makePicture = async (page: Page): Promise<void> => {
  await page.locator('header button').last().click();
  await page.getByRole('button', { name: /^(Share|Partager|Teilen)$/ }).click();
  await page.locator('dialog section').nth(-2).getByRole('button').click();
  await page.locator('dialog img').scrollIntoViewIfNeeded();
};

export const SEA: Played = { game: 'tranquility', features: ['storm-compass'], seed: 'calm' };
export const SKY: Played = { game: 'cloud-nine', features: [], seed: 'calm', ask: 'decide' };
export const PUB: Played = { game: 'fantasy-pub', features: [], seed: 'calm', ask: 'act' };
export const MAP: Played = { game: 'castle-merchants', features: [], seed: 'calm', ask: 'act' };
export const REEF: Played = { game: 'reef', features: [], seed: 'tide', ask: 'act' };
export const MOUNTAIN: Played = { game: 'ascent', features: ['documentary', 'green-path', 'wildlife'], seed: 'calm' };

const IN_WORDS = { 'halcyon/settings': '{"plain":true}' };

export const SCENES: readonly Scene[] = [
  { name: 'home', route: '#/' },
  { name: 'set-up', route: '#/new/tranquility' },
  { name: 'table-early', route: '#/table', stored: () => tableWith(SEA, 4), steps: pickUp },
  { name: 'table-middle', route: '#/table', stored: () => tableWith(SEA, 17), steps: pickUp },
  { name: 'table-full', route: '#/table', stored: () => tableWith(SEA, 31) },
  { name: 'refusal', route: '#/table', stored: () => tableWith(SEA, 17), steps: tryWhatIsRefused },
  { name: 'result', route: '#/table', stored: () => finishedTable(SEA) },
  { name: 'last-turn', route: '#/table', stored: () => tableWith(SEA, 17), steps: openTurns },
  { name: 'sign', route: '#/table', stored: () => tableWith(SEA, 17), steps: askSign },
  { name: 'reef-sign', route: '#/table', stored: () => tableAfter(REEF, 37), steps: askSign },
  { name: 'my-games', route: '#/games', stored: () => ({ ...tableWith(SEA, 17) }) },
  { name: 'settings', route: '#/settings' },
  { name: 'text', route: '#/table', stored: () => ({ ...tableWith(SEA, 17), ...IN_WORDS }) },
  { name: 'castle-text', route: '#/table', stored: () => ({ ...tableAfter(MAP, 40), ...IN_WORDS }) },
  { name: 'pub-result', route: '#/table', stored: () => finishedTable(PUB) },
  { name: 'balloon-result', route: '#/table', stored: () => finishedTable(SKY) },
  { name: 'reef-result', route: '#/table', stored: () => finishedTable(REEF) },
  { name: 'castle-result', route: '#/table', stored: () => finishedTable(MAP) },
  { name: 'shared-sea', route: '#/table', stored: () => tableWith(SEA, 17), steps: makePicture },
  { name: 'shared-mountain', route: '#/table', stored: () => tableWith(MOUNTAIN, 24), steps: makePicture },
  { name: 'shared-balloon', route: '#/table', stored: () => tableAfter(SKY, 9), steps: makePicture },
  { name: 'shared-pub', route: '#/table', stored: () => tableAfter(PUB, 12), steps: makePicture },
  { name: 'shared-castle', route: '#/table', stored: () => tableAfter(MAP, 40), steps: makePicture },
  { name: 'shared-reef', route: '#/table', stored: () => tableAfter(REEF, 37), steps: makePicture },
  { name: 'mountain-set-up', route: '#/new/ascent' },
  { name: 'mountain', route: '#/table', stored: () => tableWith(MOUNTAIN, 24), steps: pickUp },
  { name: 'balloon', route: '#/table', stored: () => tableAfter(SKY, 9) },
  { name: 'pub', route: '#/table', stored: () => tableAfter(PUB, 12) },
  { name: 'castle', route: '#/table', stored: () => tableAfter(MAP, 40), steps: pickUp },
  { name: 'reef', route: '#/table', stored: () => tableAfter(REEF, 37) },
  { name: 'mountain-result', route: '#/table', stored: () => finishedTable(MOUNTAIN) },
];
