// usage: npm run page-check                    every game to its end by touch, by keys, and by roles without a network, over sizes and themes
//        npm run page-check -- online          games at a server, each to its end
//        npm run page-check -- <word> [<n>]    only lines with the word; every line n sizes further: after five runs each met each
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@halcyon/catalog/lazy';
import { type Opened, openChromium } from '@halcyon/web/chromium';
import type { Page } from 'playwright-core';
import { byKeys, byRoles, byTouch, type Choose, type Turn } from './page-check/players.ts';

const WAYS: Readonly<Record<string, Turn>> = { touch: byTouch, keys: byKeys, roles: byRoles };
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [720, 450],
  [1280, 800],
] as const;
const word = process.argv[2] ?? '';
const further = Number(process.argv[3] ?? 0);
/** Far more than any game takes. */
const MOST_TURNS = 2000;

/** Always the same choices for the same game. */
const chooser = (seed: number): Choose => {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** In the page: the same number deals the same game. As text, like all that this file sends to the browser. */
const fixChance = `(drawn) => {
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = (drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0) >>> 24;
    return array;
  };
}`;

const scrolls = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1 ? scrollWidth + ' x ' + scrollHeight : '';
  })()`);

/** Where the board stands (left, top, width, height), and the hand (left, top): they may not move while somebody plays. */
const places = (page: Page): Promise<number[]> =>
  page.evaluate(`['.board', '.hand'].flatMap((part) => {
    const { left, top, width, height } = document.querySelector('.table ' + part).getBoundingClientRect();
    return part === '.hand' ? [left, top] : [left, top, width, height];
  })`);
/** Of a pixel: rows with letters in them differ by parts of one. */
const NOTHING = 1;

/** The heading of the result; what the page said in red, where it scrolled, and a board or hand that moved are faults. */
const playGame = async (page: Page, turn: Turn, choose: Choose): Promise<string> => {
  const result = page.locator('#result');
  const asked = page.getByRole('button', { name: 'What can I do?', exact: true });
  const pass = page.getByRole('button', { name: /^I am / });
  await page
    .getByRole('button', { name: /^(Play now|Begin)/ })
    .first()
    .click();
  let stood: number[] | undefined;
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    await result.or(asked).or(pass).first().waitFor();
    if (await result.isVisible()) return `${turns} turns, ${await result.textContent()}`;
    const wide = await scrolls(page);
    if (wide) throw new Error(`scrolls: ${wide}`);
    if (await pass.isVisible()) await pass.click();
    const stands = await places(page);
    stood ??= stands;
    if (stands.some((at, i) => Math.abs(at - stood![i]!) > NOTHING)) throw new Error(`moved: ${stood} -> ${stands}`);
    try {
      await turn(page, choose);
    } catch (error) {
      // Bots or the end may have come first.
      if (!(await result.isVisible())) throw error;
    }
  }
  throw new Error('the game does not end');
};

/** After one visit the network is gone. */
const visitOnce = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  while (!(await page.evaluate(`navigator.serviceWorker.controller?.state === 'activated'`)))
    await page.waitForTimeout(50);
  await page.context().setOffline(true);
  await page.reload();
};

const check = async ({ browser, url }: Opened, game: string, way: string, i: number): Promise<[string, boolean]> => {
  const [width, height] = SIZES[(i + further) % SIZES.length]!;
  const colorScheme = i % 2 ? 'dark' : 'light';
  const offline = way === 'roles';
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale: 'en',
    reducedMotion: 'reduce',
    hasTouch: way === 'touch',
    serviceWorkers: offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    // This server has no tables, and the page finds that out by asking.
    const isAsked = message.location().url.endsWith('/api/me');
    if (message.type() === 'error' && !isAsked) problems.push(message.text());
  });
  const where = `${game.padEnd(17)}${way.padEnd(6)}${`${width}x${height}`.padEnd(9)}${colorScheme.padEnd(6)}`;
  try {
    await page.addInitScript(`localStorage.setItem('halcyon/settings', '{"pace":0}'); (${fixChance})(${i})`);
    if (offline) await visitOnce(page, url);
    await page.goto(`${url}#/new/${game}`);
    const result = await playGame(page, WAYS[way]!, chooser(i + 1));
    if (problems.length > 0) throw new Error(problems.join(' | '));
    return [`${where} ok      ${result}`, true];
  } catch (error) {
    return [`${where} FAILED  ${(error as Error).message.split('\n').slice(0, 3).join(' ')}`, false];
  } finally {
    await context.close();
  }
};

if (word === 'online') {
  // The tests themselves, which stop a long game in the middle unless they are told not to.
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'page', 'apps/web/test/online.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, WHOLE_GAMES: '1' },
  });
  process.exit(status ?? 1);
}
execFileSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], { stdio: 'inherit' });
const opened = await openChromium();
let failed = 0;
let i = 0;
try {
  for (const game of GAME_IDS) {
    for (const way of Object.keys(WAYS)) {
      i++;
      if (!`${game} ${way}`.includes(word)) continue;
      const [line, fine] = await check(opened, game, way, i);
      console.log(line);
      if (!fine) failed++;
    }
  }
} finally {
  await opened.close();
}
console.log(failed === 0 ? 'every game was played to its end' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
