/** Largest contentful paint and total blocking time, on a slow phone with a slow line. */
import type { BrowserContext, Page } from 'playwright-core';

export interface Vitals {
  /** Milliseconds since the address was entered. */
  readonly lcp: number;
  /** Milliseconds beyond 50 of every long task after the first contentful paint. */
  readonly tbt: number;
}

const SLOW_CPU = 4;
/** Lighthouse's slow 4G. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const QUIET = 1500;

export const slowDown = async (page: Page, line = true): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  if (!line) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
};

/** Runs in the page, before anything of its own. */
const observe = (): void => {
  const seen = { lcp: 0, fcp: 0, tasks: [] as { start: number; time: number }[] };
  Object.assign(globalThis, { seen });
  const follow = (type: string, take: (entry: { name: string; startTime: number; duration: number }) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      // Node's types know fewer kinds of entries than a browser has.
    }).observe({ type: type as 'measure', buffered: true });
  };
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  follow('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, time: duration }));
};

export const measureVitals = async (context: BrowserContext, url: string): Promise<Vitals> => {
  const page = await context.newPage();
  await page.addInitScript(observe);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET);
  const { lcp, fcp, tasks } = await page.evaluate(
    () =>
      (globalThis as unknown as { seen: { lcp: number; fcp: number; tasks: { start: number; time: number }[] } }).seen,
  );
  if (lcp === 0) throw new Error('the page has painted nothing');
  const late = tasks.filter(({ start, time }) => start + time > fcp);
  return { lcp, tbt: late.reduce((sum, { time }) => sum + Math.max(0, time - 50), 0) };
};
