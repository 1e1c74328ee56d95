/** What a step of a game that is looked back at costs the page: forward and back through a whole game of each game. */
import { decide } from '@halcyon/bots';
import { GAMES } from '@halcyon/catalog';
import { makeBot } from '@halcyon/catalog/bots';
import { agree, chanceFrom, type Game, Match, outlookOf, printLog, seatsOf } from '@halcyon/kernel';
import { openChromium } from '@halcyon/web/chromium';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { median } from '../runs.ts';

export interface Walk {
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}
export interface ReviewFigures {
  readonly suite: 'review';
  readonly chromium: string;
  /** By game: milliseconds of the page's main thread for a step, with style, layout and painting. */
  readonly games: Readonly<Record<string, { readonly moments: number; readonly on: Walk; readonly back: Walk }>>;
}

const PHONE = { width: 390, height: 844 };

/** A whole game of bots, as the page keeps it. */
const entryOf = (game: Game): string => {
  const setup = agree(game, {});
  const match = new Match(game, setup, chanceFrom('review'));
  const bots = Array.from({ length: setup.seats }, (_, seat) => makeBot('heuristic', match.rules, seat));
  while (!match.outcome) {
    const [seat] = seatsOf(match.mustAct);
    match.play(seat!, decide(bots[seat!]!, outlookOf(match, seat!), 'review')!);
  }
  const players = bots.map(() => ({ name: '', bot: 'heuristic' }));
  return JSON.stringify({ game: game.id, step: match.length, over: true, players, log: printLog(match) });
};

/** The part of a browser that these functions need; they run in the page. */
interface Window {
  readonly localStorage: { setItem(key: string, value: string): void };
  dispatchEvent(event: unknown): void;
  readonly KeyboardEvent: new (type: string, init: object) => unknown;
  readonly document: { readonly body: { dispatchEvent(event: unknown): void } };
  requestAnimationFrame(call: () => void): void;
}
const store = (entry: string): void =>
  (globalThis as unknown as Window).localStorage.setItem('halcyon/table/bench', entry);
/** Until the frame after it is drawn. */
const press = (key: string): Promise<void> => {
  const page = globalThis as unknown as Window;
  page.document.body.dispatchEvent(new page.KeyboardEvent('keydown', { key, bubbles: true }));
  return new Promise((drawn) => {
    page.requestAnimationFrame(() => setTimeout(drawn));
  });
};

const spent = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
};
const walk = async (page: Page, session: CDPSession, key: string, steps: number): Promise<Walk> => {
  const times: number[] = [];
  for (let i = 0; i < steps; i++) {
    const before = await spent(session);
    await page.evaluate(press, key);
    times.push((await spent(session)) - before);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const round = (value: number): number => Number(value.toFixed(1));
  return {
    median: round(median(sorted)),
    p95: round(sorted[Math.floor(sorted.length * 0.95)]!),
    longest: round(sorted.at(-1)!),
  };
};

const measureGame = async (browser: Browser, url: string, game: Game): Promise<ReviewFigures['games'][string]> => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(store, entryOf(game));
    await page.goto(`${url}#/review/bench/0`, { waitUntil: 'networkidle' });
    const moments = Number(await page.getByRole('slider').getAttribute('max'));
    const session = await context.newCDPSession(page);
    // What the thread itself worked: neighbours on the machine do not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // The first step of a page compiles; a reader feels it once.
    await page.evaluate(press, 'ArrowRight');
    const on = await walk(page, session, 'ArrowRight', moments - 1);
    return { moments, on, back: await walk(page, session, 'ArrowLeft', moments) };
  } finally {
    await context.close();
  }
};

export const measureReview = async (folder: string, executable: string): Promise<ReviewFigures> => {
  const { browser, url, close } = await openChromium(folder, executable);
  try {
    const games: Record<string, ReviewFigures['games'][string]> = {};
    for (const game of GAMES) games[game.id] = await measureGame(browser, url, game);
    return { suite: 'review', chromium: browser.version(), games };
  } finally {
    await close();
  }
};
