// usage: npm run build [cli] [page]
import { readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = ['packages', 'games', 'package-lock.json', 'tools/build.mjs', 'tools/rule-texts.mjs'];
const skipped = new Set(['node_modules', 'test', 'dist']);

/** Each is bundled with all workspaces and npm packages, so that its dist runs alone. */
const targets = {
  cli: {
    folder: join(root, 'apps/cli'),
    sources: [...shared, 'apps/cli', 'apps/server'],
    bundle: async (cli, outDir) => {
      const { build: bundle } = await import('rolldown');
      const { loadingByName } = await import('./rule-texts.mjs');
      await bundle({
        input: {
          main: join(cli, 'src/main.ts'),
          'simulate-worker': join(cli, 'src/simulate-worker.ts'),
          // As a program of its own it shares rules with the others, and loads nothing of the server.
          'bot-child': join(root, 'apps/server/src/bots/child.ts'),
        },
        platform: 'node',
        plugins: loadingByName(),
        transform: { target: 'node20' },
        logLevel: 'warn',
        output: { dir: outDir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      });
    },
  },
  page: {
    folder: join(root, 'apps/web'),
    sources: [...shared, 'apps/web'],
    bundle: async (_, outDir) => (await import('../apps/web/build.mjs')).buildPage(outDir),
  },
};

/** Builds what is older than its sources. Returns whether there was work to do. */
export async function build(target) {
  const { folder, sources, bundle } = targets[target];
  const dist = join(folder, 'dist');
  if (changedAt(join(dist, '.stamp')) >= Math.max(...sources.map((source) => newest(join(root, source))))) return false;

  // An edit made while the bundler runs must count as newer than the result.
  const started = new Date();
  // Written beside dist and swapped in, so that a failed build leaves the last good one in place.
  const fresh = join(folder, `dist.${process.pid}`);
  try {
    await bundle(folder, fresh);
    writeFileSync(join(fresh, '.stamp'), '');
    utimesSync(join(fresh, '.stamp'), started, started);
    swapIn(fresh, dist);
  } catch (error) {
    // A bundler's message is a page of pictures; who called gets one line.
    console.error(error.message);
    throw new Error(`the ${target} could not be built; the reasons are above`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}

function swapIn(fresh, dist) {
  const old = `${fresh}.old`;
  for (let tries = 3; tries > 0; tries--) {
    try {
      if (changedAt(dist) > 0) renameSync(dist, old);
      renameSync(fresh, dist);
      break;
    } catch (error) {
      // Another process swapped in between; its result is as good, but may be older.
      if (tries === 1) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  let latest = 0;
  for (const { name } of readdirSync(path, { withFileTypes: true })) {
    // dist.123 is a build of another process.
    const counts = !skipped.has(name) && !/^(?:\.|dist\.)/.test(name);
    if (counts) latest = Math.max(latest, newest(join(path, name)));
  }
  return latest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !Object.hasOwn(targets, name));
  if (unknown !== undefined) {
    console.error(`build: unknown target '${unknown}', known: ${Object.keys(targets).join(', ')}`);
    process.exit(2);
  }
  for (const name of named.length > 0 ? named : Object.keys(targets)) {
    try {
      console.log((await build(name)) ? `Built the ${name}.` : `The ${name} is up to date.`);
    } catch (error) {
      console.error(`build: ${error.message}`);
      process.exitCode = 1;
    }
  }
}
