/** How soon a tap is answered, and how long anything keeps the page busy meanwhile, on a slow processor. */
import { agree, chanceFrom, Match, printLog } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import type { BrowserContext, Page } from 'playwright-core';
import { median } from '../runs.ts';
import { slowDown } from './vitals.ts';

export interface Taps {
  readonly taps: number;
  /** Milliseconds that the page needs for its answer, at the median and at most; in a frame there are 16.7. */
  readonly answer: number;
  readonly longestAnswer: number;
  /** From the finger to the picture, at the median: with the browser's own work before and after. */
  readonly picture: number;
  /** The longest task between the taps, in milliseconds; 0 = none took 50. */
  readonly task: number;
}

const TAPS = 40;
/** Milliseconds between two taps, in which bots act and cards travel. */
const PAUSE = 250;

const table = (): string => {
  const match = new Match(tranquility, agree(tranquility, { seats: 3 }), chanceFrom('taps'));
  const players = [{ name: '' }, ...Array.from({ length: 2 }, () => ({ name: '', bot: 'heuristic' }))];
  return JSON.stringify({ game: tranquility.id, step: match.steps.length, over: false, players, log: printLog(match) });
};
interface Seen {
  readonly taps: { readonly answer: number; readonly picture: number }[];
  readonly tasks: number[];
}
/** Runs in the page, before anything of its own. */
const observe = (stored: string): void => {
  const page = globalThis as unknown as { localStorage: { setItem(key: string, value: string): void }; seen: Seen };
  page.localStorage.setItem('halcyon/table', stored);
  page.seen = { taps: [], tasks: [] };
};
const listen = (): void => {
  const { seen } = globalThis as unknown as { seen: Seen };
  type Entry = { name: string; duration: number; processingStart: number; processingEnd: number };
  const follow = (type: string, take: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as unknown as Entry);
      // Node's types know fewer kinds of entries than a browser has.
    }).observe({ type, durationThreshold: 16 } as unknown as { type: 'measure' });
  follow('event', ({ name, duration, processingStart, processingEnd }) => {
    if (name === 'click') seen.taps.push({ answer: processingEnd - processingStart, picture: duration });
  });
  follow('longtask', ({ duration }) => seen.tasks.push(duration));
};

/** A card of the hand, then a cell that it may go to, if there is one. */
const tap = async (page: Page, i: number): Promise<boolean> => {
  const cards = page.locator('.held');
  const lit = page.locator('[data-cell].may');
  const there = i % 2 === 1 && (await lit.count()) > 0;
  const held = await cards.count();
  if (!there && held === 0) return false;
  const box = await (there ? lit.first() : cards.nth((i >> 1) % held)).boundingBox();
  if (!box) return false;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return true;
};

export const measureTaps = async (context: BrowserContext, url: string): Promise<Taps> => {
  const page = await context.newPage();
  await page.addInitScript(observe, table());
  await page.goto(`${url}#/table`, { waitUntil: 'networkidle' });
  await page.locator('.held').first().waitFor();
  await slowDown(page, false);
  await page.evaluate(listen);
  let taps = 0;
  for (let i = 0; taps < TAPS; i++) {
    if (i > 10 * TAPS) throw new Error('nothing can be tapped');
    if (await tap(page, i)) taps++;
    await page.waitForTimeout(PAUSE);
  }
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  return {
    taps: seen.taps.length,
    answer: Math.round(median(seen.taps.map(({ answer }) => answer))),
    longestAnswer: Math.round(Math.max(...seen.taps.map(({ answer }) => answer))),
    picture: median(seen.taps.map(({ picture }) => picture)),
    task: Math.round(Math.max(0, ...seen.tasks)),
  };
};
