// usage: npm run screenshots [-- <word>]   docs/screenshots/*.png, or only those whose name contains the word
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@halcyon/speech/speaker';
import { type Opened, openChromium } from '@halcyon/web/chromium';
import type { Page } from 'playwright-core';
import { LEARNING } from './screenshots/learning.ts';
import { SCENES, type Scene } from './screenshots/scenes.ts';

const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  desktop: { width: 1280, height: 800 },
};
const FOLDER = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));

/** No picture of a game is still awaited where it would be seen. */
const PICTURED = `[...document.querySelectorAll('.awaited')].every((box) => box.getBoundingClientRect().top > innerHeight)`;

const arrive = async (page: Page, url: string, { route, stored, steps }: Scene): Promise<void> => {
  // As text: this file is compiled without a browser's names.
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(stored?.() ?? {})})`);
  await page.goto(`${url}${route}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(PICTURED);
  await steps?.(page);
  await page.evaluate('document.fonts.ready');
};

const photograph = async ({ browser, url }: Opened, word: string): Promise<void> => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [scene, locale] of [...SCENES, ...LEARNING].flatMap((one) =>
        LANGUAGES.map((language) => [one, language] as const),
      )) {
        const name = `${scene.name}-${size}-${colorScheme}${locale === 'en' ? '' : `-${locale}`}`;
        if (!name.includes(word)) continue;
        const context = await browser.newContext({
          viewport,
          colorScheme,
          locale,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        await arrive(page, url, scene);
        await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' });
        await context.close();
        console.log(`docs/screenshots/${name}.png`);
      }
    }
  }
};

execFileSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url)), 'page'], { stdio: 'inherit' });
mkdirSync(FOLDER, { recursive: true });
const opened = await openChromium();
try {
  await photograph(opened, process.argv[2] ?? '');
} finally {
  await opened.close();
}
