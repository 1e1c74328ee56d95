import { openChromium } from '@halcyon/web/chromium';
import type { Browser, BrowserContext } from 'playwright-core';
import { median } from '../runs.ts';
import { firstMove } from './first-move.ts';
import { type Frames, measureFrames } from './frames.ts';
import { atServer, toGuestsMove, toHostsMove } from './online-move.ts';
import { measureTaps, type Taps } from './taps.ts';
import { type Transfer, watchTransfers } from './transfers.ts';
import { measureVitals } from './vitals.ts';

export interface Loaded {
  /** Bytes of packed JavaScript, workers included. */
  readonly gzip: number;
  /** The workers' part of them. */
  readonly worker: number;
  readonly files: Readonly<Record<string, number>>;
}
export interface PageFigures {
  readonly suite: 'page';
  readonly chromium: string;
  readonly firstScreen: Loaded;
  readonly untilFirstMove: Loaded;
  /** Of a reader who plays alone. */
  readonly alone: Loaded;
  /** At a table of a server: of whoever comes by a link, and of whoever opens it, from home on. */
  readonly guest: Loaded;
  readonly host: Loaded;
  /** Milliseconds, with a 4 times slower processor, 1.6 Mbit/s and 150 ms; the median of all loads. */
  readonly lcp: number;
  readonly tbt: number;
  readonly loads: number;
  /** While bots play, with a 4 times slower processor. */
  readonly travel: Frames;
  readonly taps: Taps;
}

const LOADS = 5;
const PHONE = { width: 390, height: 844 };

const summary = (transfers: readonly Transfer[]): Loaded => {
  const sum = (list: readonly Transfer[]): number => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    gzip: sum(transfers),
    worker: sum(transfers.filter(({ worker }) => worker)),
    files: Object.fromEntries(transfers.map(({ name, bytes }) => [name, bytes])),
  };
};

/** A visitor who was never here before. */
const visit = async <T>(browser: Browser, look: (context: BrowserContext) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en',
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
    hasTouch: true,
  });
  try {
    return await look(context);
  } finally {
    await context.close();
  }
};

export const measurePage = async (folder: string, executable: string): Promise<PageFigures> => {
  const { browser, url, close } = await openChromium(folder, executable);
  try {
    const toFirstMove = (alone: boolean) =>
      visit(browser, async (context) => {
        const transfers = watchTransfers(context, folder);
        const page = await context.newPage();
        await page.goto(url, { waitUntil: 'networkidle' });
        const first = transfers();
        let move: Transfer[] = [];
        await firstMove(page, alone, () => {
          move = transfers();
        });
        return [summary(first), summary(move)] as const;
      });
    const [firstScreen, untilFirstMove] = await toFirstMove(false);
    const [, alone] = await toFirstMove(true);
    const host = await atServer(folder, (at) =>
      visit(browser, async (context) => {
        const transfers = watchTransfers(context, folder);
        const page = await context.newPage();
        await page.goto(at, { waitUntil: 'networkidle' });
        await toHostsMove(page);
        return summary(transfers());
      }),
    );
    const guest = await atServer(folder, (at) =>
      visit(browser, (other) =>
        visit(browser, async (context) => {
          const transfers = watchTransfers(context, folder);
          const there = await other.newPage();
          await there.goto(at, { waitUntil: 'networkidle' });
          await toGuestsMove(there, await context.newPage());
          return summary(transfers());
        }),
      ),
    );
    const loads = [];
    for (let i = 0; i < LOADS; i++) loads.push(await visit(browser, (context) => measureVitals(context, url)));
    return {
      suite: 'page',
      chromium: browser.version(),
      firstScreen,
      untilFirstMove,
      alone,
      guest,
      host,
      lcp: Math.round(median(loads.map(({ lcp }) => lcp))),
      tbt: Math.round(median(loads.map(({ tbt }) => tbt))),
      loads: LOADS,
      travel: await visit(browser, (context) => measureFrames(context, url)),
      taps: await visit(browser, (context) => measureTaps(context, url)),
    };
  } finally {
    await close();
  }
};
