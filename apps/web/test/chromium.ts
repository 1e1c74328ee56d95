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
