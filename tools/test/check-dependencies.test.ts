import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const checker = join(import.meta.dirname, '../check-dependencies.mjs');

/** What a workspace of these files has to declare. */
function imports(files: Record<string, string>, workspace: string) {
  const named = (folder: string) =>
    Object.entries(files)
      .filter(
        ([path]) => path.startsWith(`${workspace}/`) && path.startsWith(`${workspace}/test/`) === (folder === 'test'),
      )
      .flatMap(([, text]) => [...text.matchAll(/'((?:@halcyon\/)?[a-z-]+)'/g)].map(([, name]) => [name, '*']));
  return { dependencies: Object.fromEntries(named('src')), devDependencies: Object.fromEntries(named('test')) };
}

/** Runs the checker on a tree of these files, with each workspace linked as @halcyon/<name>, as npm would. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  mkdirSync(join(folder, 'node_modules/@halcyon'), { recursive: true });
  for (const [path, text] of Object.entries(files)) write(path, text);
  for (const workspace of new Set(Object.keys(files).map((path) => path.split('/').slice(0, 2).join('/')))) {
    const name = `@halcyon/${workspace.split('/')[1]}`;
    const manifest = {
      name,
      type: 'module',
      exports: { '.': workspace.startsWith('games/') ? './rules/index.ts' : './src/index.ts', './*': './*.ts' },
      ...imports(files, workspace),
    };
    if (!(`${workspace}/package.json` in files)) write(`${workspace}/package.json`, JSON.stringify(manifest));
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', name));
  }
  write('node_modules/zod/index.js', '');
  const { status, stdout, stderr } = spawnSync(process.execPath, [checker, folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, text: stdout + stderr };
}

test('the right direction passes, and so do names in comments, texts and tests', () => {
  const { status, text } = check({
    'packages/kernel/src/index.ts': "import type { Two } from './two.ts'; export const one: Two | 1 = 1;",
    'packages/kernel/src/two.ts': "export { one } from './index.ts'; export type Two = 2;",
    'packages/parts/src/index.ts': "export { one } from '@halcyon/kernel';",
    'packages/testkit/src/index.ts': "export { one } from '@halcyon/kernel';",
    'packages/catalog/src/index.ts': "export * as reef from '@halcyon/reef';",
    'packages/protocol/src/index.ts': "import 'zod';",
    'games/reef/rules/index.ts': "export { one } from '@halcyon/parts';",
    'games/reef/rules/update.ts': "// Date and Math.random\nexport const dated = { Date: 'setTimeout' };",
    'games/reef/test/index.test.ts': "import '@halcyon/testkit'; import 'node:fs'; Date.now();",
    'apps/cli/src/main.ts': "import 'node:fs'; import '@halcyon/testkit'; import '@halcyon/catalog'; Math.random();",
  });
  expect(text).toBe('10 files, 0 forbidden\n');
  expect(status).toBe(0);
});

test('components count as files of the page', () => {
  const script = (text: string): string => `<script lang="ts">\n${text}\n</script>\n<p>{#each [] as x}{x}{/each}</p>`;
  const { status, text } = check({
    'apps/server/src/index.ts': 'export {};',
    'apps/web/src/App.svelte': script("import Home from './Home.svelte'; const load = () => import('@halcyon/reef');"),
    'apps/web/src/Home.svelte': script("import { mount } from 'svelte'; import { a } from '@halcyon/kernel';"),
    'apps/web/src/Host.svelte': script("import '@halcyon/server'; import '../../server/src/index.ts';"),
    'apps/web/test/shell.test.ts': "import '@halcyon/server'; import '@halcyon/reef/page/rock';",
    'games/ascent/page/Rope.svelte': script("import '../../reef/page/rock.ts'; import '@halcyon/testkit';"),
    'games/reef/page/Reef.svelte': script("import type { x } from '../rules/index.ts'; import './rock.ts';"),
    'games/reef/page/rock.ts': 'export {};',
    'games/reef/rules/index.ts': 'export {};',
    'packages/kernel/src/index.ts': 'export {};',
    'packages/testkit/src/index.ts': 'export {};',
  });
  const lines = text.trim().split('\n');
  const expected = [
    "apps/web/src/App.svelte -> games/reef/src/index.ts: the page's shell reads only the contract",
    'apps/web/src/Host.svelte -> ../../server/src/index.ts: import another workspace by its name',
    'apps/web/src/Host.svelte -> apps/server/src/index.ts: an app imports no other app',
    'games/ascent/page/Rope.svelte -> ../../reef/page/rock.ts: import another workspace by its name',
    'games/ascent/page/Rope.svelte -> games/reef/page/rock.ts: a picture shows what a seat knows',
    'games/ascent/page/Rope.svelte -> games/reef/page/rock.ts: no game imports a game',
    'games/ascent/page/Rope.svelte -> packages/testkit/src/index.ts: a picture shows what a seat knows',
    'games/ascent/page/Rope.svelte -> packages/testkit/src/index.ts: the testkit is for tests',
    '11 files, 8 forbidden',
  ];
  expect(lines.map((line, i) => line.slice(0, expected[i]?.length))).toEqual(expected);
  expect(status).toBe(1);
});

test('pictures and bots reach no match', () => {
  const { status, text } = check({
    'apps/cli/src/play/loop.ts': "import { Match, outlookOf } from '@halcyon/kernel'; outlookOf(new Match());",
    'apps/web/src/table/besides/Result.svelte': "<script>import { Match } from '@halcyon/kernel';</script>",
    'apps/web/src/table/session.svelte.ts': "import { Match } from '@halcyon/kernel'; export const session = Match;",
    'apps/web/src/table/store.ts': "import { type Match, parseLog } from '@halcyon/kernel';",
    'games/reef/bot/index.ts': "export type Table = import('@halcyon/kernel').Match;",
    'games/reef/page/Board.svelte':
      '<p>Match</p>\n<script module>\nlet Matches;\n</script>\n<script lang="ts">\n  import { type Match } from \'@halcyon/kernel\';\n</script>\nparseLog',
    'games/reef/page/told.ts': "// No Match.\nexport const told = 'Match'.match(/Match/);",
    'games/reef/terminal/index.ts': "import { outlookOf as look } from '@halcyon/kernel'; look();",
    'packages/bots/src/simulate.ts': "import { Match } from '@halcyon/kernel';",
    'packages/kernel/src/index.ts': 'export class Match {} export const [outlookOf, parseLog] = [];',
    'packages/page-kit/src/trial.ts':
      "import * as kernel from '@halcyon/kernel';\nexport const read = kernel.parseLog;",
  });
  const advice = 'pictures and bots get an Outlook and reach nothing else';
  const lines = text.trim().split('\n');
  const expected = [
    `apps/web/src/table/besides/Result.svelte:1 uses Match: ${advice}`,
    `games/reef/bot/index.ts:1 uses Match: ${advice}`,
    `games/reef/page/Board.svelte:6 uses Match: ${advice}`,
    `games/reef/terminal/index.ts:1 uses outlookOf: ${advice}`,
    `packages/page-kit/src/trial.ts:2 uses parseLog: ${advice}`,
    '11 files, 5 forbidden',
  ];
  expect(lines.map((line, i) => line.slice(0, expected[i]?.length))).toEqual(expected);
  expect(status).toBe(1);
});

test('the parts of a game keep their direction, and the rules have two doors', () => {
  const { status, text } = check({
    'games/reef/rules/index.ts': "import './sea.ts'; import '../look/index.ts';",
    'games/reef/rules/sea.ts': "import './vocabulary.ts'; import '@halcyon/speech';",
    'games/reef/rules/vocabulary.ts': 'export {};',
    'games/reef/rules/features/shark/vocabulary.ts': 'export {};',
    'games/reef/look/index.ts': "import '../rules/vocabulary.ts'; import '../words/en/index.ts';",
    'games/reef/words/en/index.ts':
      "import '../../rules/features/shark/vocabulary.ts'; import '@halcyon/speech'; import '../../rules/index.ts';",
    'games/reef/bot/index.ts': "import '../rules/index.ts'; import '../look/index.ts'; import '../terminal/index.ts';",
    'games/reef/page/index.ts': "import '../rules/vocabulary.ts'; import '../rules/sea.ts';",
    'games/reef/terminal/index.ts': "import '../words/en/index.ts'; import 'node:tty'; import '../bot/index.ts';",
    'games/reef/manifest.ts': "export const bot = () => import('./bot/index.ts');",
    'packages/kernel/src/index.ts': 'export {};',
    'packages/speech/src/index.ts': 'export {};',
  });
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => !line.includes(' -> games/reef/rules/index.ts -> '))
    .filter((line) => !line.includes('import each other'));
  const expected = [
    'games/reef/bot/index.ts -> games/reef/terminal/index.ts: a bot knows what a player knows',
    'games/reef/look/index.ts -> games/reef/words/en/index.ts: look reads views for page, terminal and bot',
    'games/reef/page/index.ts -> games/reef/rules/sea.ts: a picture shows what a seat knows: take it from the outlook, from rules/index.ts',
    'games/reef/rules/index.ts -> games/reef/look/index.ts: rules stand alone',
    'games/reef/rules/sea.ts -> packages/speech/src/index.ts: rules stand alone',
    'games/reef/terminal/index.ts -> games/reef/bot/index.ts: a drawing shows what a seat knows',
    'games/reef/words/en/index.ts -> games/reef/rules/index.ts: words are loaded without an engine',
  ];
  expect(lines.slice(0, -1).map((line, i) => line.slice(0, expected[i]?.length))).toEqual(expected);
  expect(status).toBe(1);
});

test('a package.json names what is imported, and nothing else as a dependency', () => {
  const manifest = (fields: object): string =>
    JSON.stringify({ type: 'module', exports: { '.': './src/index.ts' }, ...fields });
  const { status, text } = check({
    'packages/kernel/src/index.ts': 'export {};',
    'packages/kernel/package.json': manifest({ name: '@halcyon/kernel' }),
    'packages/parts/src/index.ts': "import '@halcyon/kernel'; import './pile.ts';",
    'packages/parts/src/pile.ts': "import '@halcyon/kernel';",
    'packages/parts/package.json': manifest({ name: '@halcyon/parts', devDependencies: { '@halcyon/kernel': '*' } }),
    'games/reef/rules/index.ts': "import 'node:fs'; import '@halcyon/kernel';",
    'games/reef/test/reef.test.ts': "import '@halcyon/parts'; import '@halcyon/kernel';",
    'games/reef/package.json': manifest({
      name: '@halcyon/reef',
      dependencies: { '@halcyon/kernel': '*', '@halcyon/parts': '*' },
    }),
  });
  expect(text.split('\n').filter((line) => line.includes('package.json'))).toEqual([
    'games/reef/package.json -> @halcyon/parts: nothing but tests imports it, so it is no dependency.',
    'packages/parts/src/index.ts -> @halcyon/kernel: name it in the dependencies of packages/parts/package.json.',
  ]);
  expect(status).toBe(1);
});

test('every forbidden edge and name is refused with advice', () => {
  const { status, text } = check({
    'apps/cli/src/index.ts': 'export {};',
    'apps/server/src/index.ts': "import 'halcyon-nowhere'; import '@halcyon/cli';",
    'games/ascent/rules/index.ts': 'Math.random();',
    'games/reef/rules/features/rock.ts': "import './rocks.ts';",
    'games/reef/rules/features/rocks.ts': 'globalThis.setTimeout(f);',
    'games/reef/rules/layouts/ring/index.ts': "import './shape.ts'; import '../../modes/race.ts';",
    'games/reef/rules/layouts/ring/shape.ts': 'export {};',
    'games/reef/rules/modes/race.ts': "import '../features/rocks.ts';",
    'games/reef/rules/index.ts': "import '@halcyon/ascent'; import '@halcyon/testkit';",
    'packages/bots/src/index.ts': "import '@halcyon/speech';",
    'packages/kernel/src/a.ts': "import './b.ts';",
    'packages/kernel/src/b.ts': "import './a.ts';",
    'packages/kernel/src/index.ts': "import type { x } from '@halcyon/ascent'; import 'zod'; import 'node:fs';",
    'packages/parts/src/index.ts': "\nimport '../../kernel/src/index.ts'; new Date();",
    'packages/protocol/src/index.ts': "import '@halcyon/server';",
    'packages/speech/src/index.ts': 'export {};',
    'packages/testkit/src/index.ts': 'export {};',
  });
  const lines = text.trim().split('\n');
  const expected = [
    'apps/server/src/index.ts -> apps/cli/src/index.ts: an app imports no other app',
    'apps/server/src/index.ts -> halcyon-nowhere: this import leads nowhere',
    'games/ascent/rules/index.ts:1 uses Math.random: chance is a seat',
    'games/reef/rules/features/rock.ts -> games/reef/rules/features/rocks.ts: no feature, layout or mode imports another',
    'games/reef/rules/features/rocks.ts:1 uses setTimeout: the rules do not wait',
    'games/reef/rules/index.ts -> games/ascent/rules/index.ts: no game imports a game: move what both need to packages/parts',
    'games/reef/rules/index.ts -> games/ascent/rules/index.ts: rules stand alone',
    'games/reef/rules/index.ts -> packages/testkit/src/index.ts: rules stand alone',
    'games/reef/rules/index.ts -> packages/testkit/src/index.ts: the testkit is for tests',
    'games/reef/rules/layouts/ring/index.ts -> games/reef/rules/modes/race.ts: no feature, layout or mode',
    'games/reef/rules/modes/race.ts -> games/reef/rules/features/rocks.ts: no feature, layout or mode',
    'packages/bots/src/index.ts -> packages/speech/src/index.ts: bots is the frame, and knows no game',
    'packages/kernel/src/a.ts -> packages/kernel/src/b.ts -> packages/kernel/src/a.ts: these files import each other',
    'packages/kernel/src/index.ts -> fs: below apps there is no I/O',
    'packages/kernel/src/index.ts -> games/ascent/rules/index.ts: the kernel imports no other workspace',
    'packages/kernel/src/index.ts -> node_modules/zod/index.js: below apps there is no runtime dependency',
    'packages/parts/src/index.ts -> ../../kernel/src/index.ts: import another workspace by its name',
    'packages/parts/src/index.ts:2 uses Date: time is input',
    'packages/protocol/src/index.ts -> apps/server/src/index.ts: the protocol talks about a table',
    '17 files, 19 forbidden',
  ];
  expect(lines.map((line, i) => line.slice(0, expected[i]?.length))).toEqual(expected);
  expect(status).toBe(1);
});

test('a table and the page take only types from the protocol', () => {
  const { status, text } = check({
    'apps/web/src/online/line.ts': "import type { Said } from '@halcyon/protocol'; export const said: Said = 1;",
    'apps/web/src/online/api.ts': "import { said } from '@halcyon/protocol'; export const api = said;",
    'packages/protocol/src/index.ts': 'export type Said = number; export const said = 1;',
    'packages/table/src/index.ts': "import { type Said } from '@halcyon/protocol'; export const table: Said = 1;",
    'packages/table/src/remote.ts': "import { said } from '@halcyon/protocol'; export const remote = said;",
  });
  const advice = 'a table and the page take only types from the protocol';
  const lines = text.trim().split('\n');
  const expected = [
    `apps/web/src/online/api.ts -> packages/protocol/src/index.ts: ${advice}`,
    `packages/table/src/remote.ts -> packages/protocol/src/index.ts: ${advice}`,
    '5 files, 2 forbidden',
  ];
  expect(lines.map((line, i) => line.slice(0, expected[i]?.length))).toEqual(expected);
  expect(status).toBe(1);
});
