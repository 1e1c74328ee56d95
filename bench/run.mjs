// usage: npm run bench -- engine [--json] [--seconds N]
//        npm run bench -- playouts [--json] [--seconds N] [--only word]
//        npm run bench -- tables [--json]
//        npm run bench -- server [--json] [--seconds N] [--store sqlite|postgres|both] [--tables N]
//        npm run bench -- page [--json]
//        npm run bench -- review [--json]
//        npm run bench -- verdict [--json] [--games N]
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { loadingByName } from '../tools/rule-texts.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const args = process.argv.slice(2);

// Bundled as the product is: a loader that compiles on the fly wraps functions, and the rules lose a tenth of their speed.
await build({
  // Bots of a server think in a program of their own.
  input: { main: here('./src/main.ts'), 'bot-child': here('../apps/server/src/bots/child.ts') },
  platform: 'node',
  transform: { target: 'node20' },
  logLevel: 'warn',
  plugins: loadingByName(),
  // The peer runs as its package delivers it; the browser's driver looks for its own files.
  external: [/^boardgame\.io\//, 'playwright-core'],
  output: { dir: here('./dist'), format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
});
// Looked for beside the program that wants a PostgreSQL.
copyFileSync(here('../apps/server/test/store/keeper.mjs'), here('./dist/keeper.mjs'));
const { status } = spawnSync(process.execPath, ['--expose-gc', here('./dist/main.mjs'), ...args], {
  stdio: 'inherit',
  // The peer checks and reports less in production, and is faster for it.
  env: { ...process.env, NODE_ENV: 'production', ...(['page', 'review'].includes(args[0]) && preparePage()) },
});
process.exitCode = status ?? 1;

function preparePage() {
  tool('build.mjs', 'page');
  return { PAGE_FOLDER: here('../apps/web/dist'), CHROMIUM_PATH: tool('chromium.mjs') };
}

/** What a tool prints; its complaints go to the terminal, and end the bench. */
function tool(name, ...rest) {
  const { status, stdout } = spawnSync(process.execPath, [here(`../tools/${name}`), ...rest], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) process.exit(1);
  return stdout.trim();
}
