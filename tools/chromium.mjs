// usage: node tools/chromium.mjs          prints where Chromium is, and installs it first where that is possible
//        node tools/chromium.mjs --find   only looks
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const applications = ['Chromium', 'Google Chrome', 'Google Chrome for Testing', 'Microsoft Edge'];
const advice =
  'The browser tests need Chromium or Google Chrome. Install one (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium), or set CHROMIUM_PATH to its program.';

try {
  console.log(find() ?? (process.argv.includes('--find') ? undefined : installed()) ?? fail(advice));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : fail(`CHROMIUM_PATH names ${named}, which is not a program here.`);
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const homes = ['/Applications', join(process.env.HOME ?? '/', 'Applications')];
  return [
    ...folders.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name))),
    ...homes.flatMap((home) => applications.map((name) => join(home, `${name}.app/Contents/MacOS/${name}`))),
  ].find(runs);
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's package, where nobody needs to be asked for a password. */
function installed() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.error('Installing Chromium …');
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    // What apt-get says goes to stderr: stdout is for the path alone.
    const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    if (spawnSync('apt-get', ['-q', ...command], options).status !== 0) return undefined;
  }
  return find();
}

function fail(sentence) {
  throw new Error(sentence);
}
