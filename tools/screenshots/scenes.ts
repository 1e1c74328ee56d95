/** What is photographed: where the page opens, what lies in its store, and what is pressed, by roles and names. */
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
  const islands = page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: /^\d+$/ });
  const closed = page.getByRole('gridcell', { name: /, empty.*, not for / });
  for (let i = 0; i < (await islands.count()); i++) {
    await islands.nth(i).click();
    if ((await closed.count()) > 0) return closed.first().click();
  }
};
const pickUp = async (page: Page): Promise<void> => {
  await page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: /\d/ }).first().click();
};

const pickAny = async (page: Page): Promise<void> => {
  await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
};

const SEA: Played = { game: 'tranquility', features: ['storm-compass'], seed: 'calm' };
const SKY: Played = { game: 'cloud-nine', features: [], seed: 'calm', ask: 'decide' };
const PUB: Played = { game: 'fantasy-pub', features: [], seed: 'calm', ask: 'act' };
const MAP: Played = { game: 'castle-merchants', features: [], seed: 'calm', ask: 'act' };
const REEF: Played = { game: 'reef', features: [], seed: 'tide', ask: 'act' };
const MOUNTAIN: Played = { game: 'ascent', features: ['documentary', 'green-path', 'wildlife'], seed: 'calm' };

export const SCENES: readonly Scene[] = [
  { name: 'home', route: '#/' },
  { name: 'set-up', route: '#/new/tranquility' },
  { name: 'table-early', route: '#/table', stored: () => tableWith(SEA, 4), steps: pickUp },
  { name: 'table-middle', route: '#/table', stored: () => tableWith(SEA, 17), steps: pickUp },
  { name: 'table-full', route: '#/table', stored: () => tableWith(SEA, 31) },
  { name: 'refusal', route: '#/table', stored: () => tableWith(SEA, 17), steps: tryWhatIsRefused },
  { name: 'result', route: '#/table', stored: () => finishedTable(SEA) },
  { name: 'mountain-set-up', route: '#/new/ascent' },
  { name: 'mountain', route: '#/table', stored: () => tableWith(MOUNTAIN, 24), steps: pickUp },
  { name: 'balloon', route: '#/table', stored: () => tableAfter(SKY, 9) },
  { name: 'pub', route: '#/table', stored: () => tableAfter(PUB, 12) },
  { name: 'castle', route: '#/table', stored: () => tableAfter(MAP, 40), steps: pickAny },
  { name: 'reef', route: '#/table', stored: () => tableAfter(REEF, 37) },
  { name: 'mountain-result', route: '#/table', stored: () => finishedTable(MOUNTAIN) },
];
