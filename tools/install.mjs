import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const changedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs when node_modules is missing or older than the lock file. */
export function install() {
  const installed = changedAt('node_modules/.package-lock.json');
  if (installed > 0 && installed >= changedAt('package-lock.json')) return;
  console.log('Installing dependencies …');
  const clean = existsSync(join(root, 'package-lock.json')) && npm('ci');
  if (!clean && !npm('install')) {
    console.error('Could not install the dependencies; see the output of npm above.');
    process.exit(1);
  }
}

function npm(command) {
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  return spawnSync('npm', [command, '--no-fund', '--no-audit'], options).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
