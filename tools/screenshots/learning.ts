/** What is photographed of learning, looking back and coming back: `npm run screenshots -- learn-`. */
import type { Page } from 'playwright-core';
import { MAP, MOUNTAIN, PUB, REEF, type Scene, SEA, SKY } from './scenes.ts';
import { finishedTable, tableAfter, tableWith } from './tables.ts';

const readOn = async (page: Page): Promise<void> => page.locator('.coach button.main').click();
const showGoal = async (page: Page): Promise<void> => {
  await page.locator('header button').first().click();
  await page.getByRole('dialog').waitFor();
};
/** To the middle of the game. */
const lookBack = async (page: Page): Promise<void> => {
  const slider = page.getByRole('slider');
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) / 2)));
};
/** Another way on, which is then listed beside the game that it comes from. */
const branchOff = async (page: Page): Promise<void> => {
  await lookBack(page);
  const review = page.url();
  await page.locator('.beside p button').click();
  await page.locator('.actions').waitFor();
  await page.goto(review);
  await page.locator('.beside li a').waitFor();
};

const openPuzzle = async (page: Page): Promise<void> => {
  await page.locator('main li a').first().click();
  await page.locator('.board').waitFor();
};
/** A game with one bot, in which everything may be asked. */
const begin = async (page: Page): Promise<void> => {
  await page.locator('form button.main').click();
  await page.locator('.what').waitFor();
};
const askHelp = async (page: Page): Promise<void> => {
  await begin(page);
  await page.locator('.what').click();
  await page.getByRole('dialog').locator('p button').first().click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
};
const askAdvice = async (page: Page): Promise<void> => {
  await askHelp(page);
  await page.locator('.advice button').click();
  await page.locator('.advice .reason').waitFor();
};
const showBots = async (page: Page): Promise<void> => {
  await begin(page);
  await page.getByRole('button', { name: /^Menu?$|^Menü$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /bots/i }).click();
  await page.getByRole('dialog').getByRole('term').first().waitFor();
};
const writeNote = async (page: Page): Promise<void> => {
  await begin(page);
  await page.locator('[data-cell="8"]').focus();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: /note|notiz/i }).click();
  await page.getByRole('textbox').fill('14 – 17');
};

/** A month of games, as the page writes them down. */
const record = (): Record<string, string> => {
  const games = Array.from({ length: 40 }, (_, i) => ({
    id: `g${i}`,
    game: i % 3 === 2 ? 'ascent' : 'tranquility',
    version: 2,
    setup: {
      seats: 1 + (i % 3),
      features: i % 5 === 0 && i % 3 !== 2 ? ['storm-compass'] : [],
      layout: i % 3 === 2 ? 'mountain' : 'square',
      mode: 'standard',
      options: {},
    },
    won: i % 4 !== 1,
    steps: 90 + ((i * 37) % 80),
    end: i % 4 === 1 ? 'T2.2' : 'T2.1',
    ended: Date.UTC(2026, 9, 1 + (i % 28)),
    counts: true,
  }));
  return { 'halcyon/record': JSON.stringify(games) };
};

export const LEARNING: readonly Scene[] = [
  { name: 'learn-lesson', route: '#/learn/tranquility/first', steps: readOn },
  { name: 'learn-lesson-mountain', route: '#/learn/ascent/wildlife' },
  { name: 'learn-lessons', route: '#/learn/tranquility' },
  { name: 'learn-goal', route: '#/table', stored: () => tableWith(SEA, 17), steps: showGoal },
  { name: 'learn-goal-mountain', route: '#/table', stored: () => tableWith(MOUNTAIN, 24), steps: showGoal },
  { name: 'learn-goal-balloon', route: '#/table', stored: () => tableAfter(SKY, 9), steps: showGoal },
  { name: 'learn-goal-pub', route: '#/table', stored: () => tableAfter(PUB, 12), steps: showGoal },
  { name: 'learn-goal-reef', route: '#/table', stored: () => tableAfter(REEF, 37), steps: showGoal },
  { name: 'learn-goal-castle', route: '#/table', stored: () => tableAfter(MAP, 40), steps: showGoal },
  ...[SEA, MOUNTAIN, SKY, PUB, REEF, MAP].map(({ game }) => ({
    name: `learn-rules-${game}`,
    route: `#/rules/${game}`,
  })),
  { name: 'learn-review', route: '#/review', stored: () => finishedTable(SEA), steps: lookBack },
  { name: 'learn-review-mountain', route: '#/review', stored: () => finishedTable(MOUNTAIN), steps: lookBack },
  { name: 'learn-branch', route: '#/review', stored: () => finishedTable(SEA), steps: branchOff },
  { name: 'learn-help', route: '#/new/tranquility', steps: askHelp },
  { name: 'learn-advice', route: '#/new/tranquility', steps: askAdvice },
  { name: 'learn-bots', route: '#/new/tranquility', steps: showBots },
  { name: 'learn-notes', route: '#/new/tranquility', steps: writeNote },
  { name: 'learn-puzzles', route: '#/puzzle/tranquility' },
  { name: 'learn-puzzle', route: '#/puzzle/tranquility', steps: openPuzzle },
  { name: 'learn-puzzle-pub', route: '#/puzzle/fantasy-pub', steps: openPuzzle },
  { name: 'learn-daily', route: '#/daily' },
  { name: 'learn-daily-deal', route: '#/daily/tranquility' },
  { name: 'learn-statistics', route: '#/statistics', stored: record },
];
