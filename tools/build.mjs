import { readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = join(root, 'apps/cli');
const dist = join(cli, 'dist');
const stamp = join(dist, '.stamp');
const sources = ['packages', 'games', 'apps/cli', 'package-lock.json', 'tools/build.mjs'];
const skipped = new Set(['node_modules', 'dist', 'test']);

/** Bundles the CLI with all workspaces and npm packages, so that dist runs alone. Returns whether there was work to do. */
export async function build() {
  if (changedAt(stamp) >= Math.max(...sources.map((source) => newest(join(root, source))))) return false;

  // An edit made while the bundler runs must count as newer than the result.
  const started = new Date();
  const { build: bundle } = await import('rolldown');
  // Written beside dist and swapped in, so that a failed build leaves the last good one in place.
  const fresh = join(cli, `dist.${process.pid}`);
  try {
    await bundle({
      input: { main: join(cli, 'src/main.ts'), 'simulate-worker': join(cli, 'src/simulate-worker.ts') },
      platform: 'node',
      transform: { target: 'node20' },
      logLevel: 'warn',
      output: { dir: fresh, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    });
    writeFileSync(join(fresh, '.stamp'), '');
    utimesSync(join(fresh, '.stamp'), started, started);
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  let latest = 0;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const counts = entry.isDirectory() ? !skipped.has(entry.name) : /\.ts$|^package\.json$/.test(entry.name);
    if (counts) latest = Math.max(latest, newest(join(path, entry.name)));
  }
  return latest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await build()) ? 'Built apps/cli/dist.' : 'apps/cli/dist is up to date.');
}
