/** Renders public/icon.svg to the PNGs of the manifest: node apps/web/tools/icons.mjs (CHROMIUM = path of a browser). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';
const folder = join(import.meta.dirname, '../public');
const round = readFileSync(join(folder, 'icon.svg'), 'utf8');
// Devices cut these to their own shape: no corners of ours, and for 'maskable' the bird stays in the middle 80 %.
const square = round.replace(' clip-path="url(#tile)"', '');
const masked = square.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"');

const shots = [
  ['icon-192.png', 192, round],
  ['icon-512.png', 512, round],
  ['icon-180.png', 180, square],
  ['icon-maskable-512.png', 512, masked],
];

const scratch = mkdtempSync(join(tmpdir(), 'icons-'));
for (const [name, size, svg] of shots) {
  const page = join(scratch, 'icon.html');
  writeFileSync(page, `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  execFileSync(
    browser,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      `--user-data-dir=${join(scratch, 'profile')}`,
      '--default-background-color=00000000',
      `--window-size=${size},${size}`,
      `--screenshot=${join(folder, name)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
}
rmSync(scratch, { recursive: true, force: true });
