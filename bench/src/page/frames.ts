/** How smoothly cards travel while bots play, on a slow processor. */
import { agree, chanceFrom, Match, printLog } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import type { BrowserContext } from 'playwright-core';
import { slowDown } from './vitals.ts';

export interface Frames {
  /** While something travels: frames to seconds. */
  readonly fps: number;
  /** The longest pause between two of those frames, in milliseconds. */
  readonly longest: number;
  /** 19 of 20 frames come within this many milliseconds. */
  readonly p95: number;
  readonly frames: number;
  /** None is a fault of the page, and all other figures are 0 then. */
  readonly travels: number;
}
/** Milliseconds between two frames, a list for each travel. */
type Travels = number[][];

const WATCHED = 12_000;

/** A table that the page finds in its store: three bots, and nobody to wait for. */
const botTable = (): string => {
  const match = new Match(tranquility, agree(tranquility, { seats: 3 }), chanceFrom('page'));
  const players = Array.from({ length: 3 }, () => ({ name: '', bot: 'heuristic' }));
  return JSON.stringify({ game: tranquility.id, step: match.steps.length, over: false, players, log: printLog(match) });
};

/** The part of a browser that these functions need; they run in the page. */
interface Window {
  readonly localStorage: { setItem(key: string, value: string): void };
  readonly document: { getAnimations(): { effect: { getComputedTiming(): { endTime: number } } | null }[] };
  requestAnimationFrame(call: (now: number) => void): void;
  travels: Travels;
}
const store = (table: string): void => (globalThis as unknown as Window).localStorage.setItem('halcyon/table', table);
const countFrames = (): void => {
  const page = globalThis as unknown as Window;
  page.travels = [];
  let before = 0;
  let travelling = false;
  const frame = (now: number): void => {
    // What never ends, like waves, is no travel.
    const moves = page.document
      .getAnimations()
      .some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Number.NaN));
    if (moves && !travelling) page.travels.push([]);
    if (travelling) page.travels.at(-1)!.push(now - before);
    travelling = moves;
    before = now;
    page.requestAnimationFrame(frame);
  };
  page.requestAnimationFrame(frame);
};

export const measureFrames = async (context: BrowserContext, url: string): Promise<Frames> => {
  const page = await context.newPage();
  await page.addInitScript(store, botTable());
  await page.goto(`${url}#/table`, { waitUntil: 'networkidle' });
  await slowDown(page, false);
  await page.evaluate(countFrames);
  await page.waitForTimeout(WATCHED);
  const travels = await page.evaluate(() => (globalThis as unknown as Window).travels);
  const gaps = travels.flat().sort((a, b) => a - b);
  const round = (value: number): number => Number(value.toFixed(1));
  return {
    fps: round(
      (1000 * gaps.length) /
        Math.max(
          1,
          gaps.reduce((sum, gap) => sum + gap, 0),
        ),
    ),
    longest: round(gaps.at(-1) ?? 0),
    p95: round(gaps[Math.floor(gaps.length * 0.95)] ?? 0),
    frames: gaps.length,
    travels: travels.length,
  };
};
