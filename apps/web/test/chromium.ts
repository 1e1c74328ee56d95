/** A Chromium and a server for the built page, for everybody who needs to look at it: tests, bench, screenshots. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serve } from '@halcyon/server';
import { type Browser, chromium } from 'playwright-core';

const FINDER = fileURLToPath(new URL('../../../tools/chromium.mjs', import.meta.url));
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const FLAGS = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // A page would otherwise be drawn by a second process, and a third be kept ready for the next one.
  '--renderer-process-limit=1',
];
/** Chromium's sandbox refuses root, and containers know no other user. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const findChromium = (): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FINDER, '--find'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
};

export interface Opened {
  readonly browser: Browser;
  /** Where the page is, with a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}
/** The bench is bundled, so it must say itself where the page and the browser are. */
export const openChromium = async (folder = DIST, executablePath = findChromium()): Promise<Opened> => {
  const { url, close } = await serve({ folder, port: 0 });
  try {
    const browser = await chromium.launch({ executablePath, args: [...FLAGS, ...SANDBOX] });
    return {
      browser,
      url: `${url}/`,
      close: async () => {
        await browser.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
};

export interface Shared {
  /** Where other threads reach the same browser. */
  readonly endpoint: string;
  readonly url: string;
  close(): Promise<void>;
}
/**
 * One that many can use at once: a start takes as long as several tests. Not by the protocol of its developer tools, by
 * which each of them would be told of everything that happens on the pages of all.
 */
export const shareChromium = async (): Promise<Shared> => {
  const { url, close } = await serve({ folder: DIST, port: 0 });
  try {
    const server = await chromium.launchServer({ executablePath: findChromium(), args: [...FLAGS, ...SANDBOX] });
    return {
      endpoint: server.wsEndpoint(),
      url: `${url}/`,
      close: async () => {
        await server.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
};
