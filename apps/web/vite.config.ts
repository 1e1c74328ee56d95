import { existsSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { ruleTexts } from '../../tools/rule-texts.mjs';
import { offline } from './offline-plugin.ts';

/** Where a file belongs that is part of a game: its name, then 'rules', 'words', 'page' …, then the rest of the path. */
const GAME = /\/games\/([a-z-]+)\/([a-z]+)\/(.*)/;
/** The whole game, and what only its modules need: all of their folders but boards, sides and points. */
const OF_MODULES =
  /\/games\/[a-z-]+\/rules\/(index|jokers\/index|(features|layouts|modes)\/[a-z-]+\/(?!vocabulary|shape|sides|score)[a-z-]+)\.ts$/;
/** A table on this device: what plays, deals, keeps and opens it, and asks its bots. One at a server is played there. */
const OF_DEVICE =
  /\/packages\/(kernel\/src\/(match|history|learnt|column|log|position|chance|sha256|take-back|table-key)|table\/src\/(local-table|saved))\.ts$|\/apps\/web\/src\/(table\/(session|bots|keeper|owner|store|opening)\.|kept\/TableOf\.|screens\/Table\.)/;
const hasPlain = (file: string): boolean => existsSync(file.replace(/(\/games\/[a-z-]+\/rules\/).*/, '$1plain.ts'));
/** The first part of a chunk's name, by the file that it is loaded for. */
const nameOf = (name: string, file: string): string => {
  const [, words, language] = /\/speech\/src\/(languages|page\/online)\/([a-z]+)\.ts$/.exec(file) ?? [];
  if (words !== undefined) return `${words.replace('page/', '')}-${language}`;
  const [, game, part, rest = ''] = GAME.exec(file) ?? [];
  if (game === undefined) return name;
  if (part === 'words') return `${game}-${rest.slice(0, 2)}`;
  if (part === 'rules' && rest.includes('.md')) return `${game}-${rest.slice(0, 2)}-rules`;
  if (part === 'page' && rest === 'art/modules.ts') return `${game}-tiles`;
  if (part === 'page' && rest.startsWith('guide/')) return `${game}-figures`;
  if (part === 'page') return rest.startsWith('art/Picture') ? `${game}-picture` : `${game}-page`;
  if (part === 'bot' && /^(rates|ceilings)\.ts$/.test(rest)) return `${game}-rates`;
  return `${game}-${part}`;
};
type ModuleInfo = { readonly importedIds: readonly string[] };
type Graph = (file: string) => ModuleInfo | null;
/** A file and all that it cannot do without, as far as it belongs to the same game's page. */
const reach = (file: string, graph: Graph, found = new Set<string>()): Set<string> => {
  if (found.has(file) || GAME.exec(file)?.[2] !== 'page') return found;
  found.add(file);
  for (const imported of graph(file)?.importedIds ?? []) reach(imported, graph, found);
  return found;
};
/** A game's page in one piece, which is smaller than many, and apart from it what the first screen shows of the game. */
const pageOf = (file: string, graph: Graph): string | null => {
  const [, game] = GAME.exec(file)!;
  const folder = file.slice(0, file.indexOf('/page/') + '/page/'.length);
  if (reach(`${folder}art/Picture.svelte`, graph).has(file)) return `${game}-picture`;
  return reach(`${folder}index.ts`, graph).has(file) ? `${game}-page` : null;
};
/** Whether a file that reads views needs the engine for it, itself or through another one. */
const asksEngine = (file: string, graph: Graph): boolean =>
  (graph(file)?.importedIds ?? []).some(
    (id) => /\/rules\/index\.ts$/.test(id) || (/\/look\//.test(id) && asksEngine(id, graph)),
  );
/** Those of the files that the worker runs too which load others. */
const LOADERS = /\/(bot-worker|verdict-worker|loaders)-/;

/** What is on the way to a first move, or to what was played last. */
const ON_THE_WAY = /\/(Setup|device|reading|Online|OnlineTable|Rules|[a-z-]+-(page|picture))-/;
/** Nobody shows a game before its rules are there. */
const THERE = /-(rules|board)-[\w-]+\.js$/;

/** A manifest names the terminal's part of a game too, which needs Node: the page does without that line. */
const withoutTerminal: Plugin = {
  name: 'without-terminal',
  enforce: 'pre',
  transform: (code, id) =>
    /\/games\/[a-z-]+\/manifest\.ts$/.test(id)
      ? { code: code.replace(/^ *terminal: .*\n/m, ''), map: null }
      : undefined,
};

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the page works below any path of a server.
  base: './',
  plugins: [ruleTexts(), withoutTerminal, svelte(), offline()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Vite would have them announced in the document, and a worker has none.
      // What comes after another press has time; a list of its files would weigh on everybody.
      resolveDependencies: (file, files, { hostId }) =>
        LOADERS.test(hostId)
          ? []
          : files.filter((each) => each.endsWith('.css') || (ON_THE_WAY.test(file) && !THERE.test(each))),
    },
    rolldownOptions: {
      output: {
        // A bot that others are built on has no single file that it is loaded for.
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) =>
          `assets/${nameOf(name, facadeModuleId ?? moduleIds.find((id) => /\/bot\/index\.ts$/.test(id)) ?? '')}-[hash].js`,
        codeSplitting: {
          // Page and bot worker load the same rules (see table/bot-worker.ts), so these files may hold nothing that needs
          // a document: left alone, the bundler puts what both use into the page's own. A group takes what it imports
          // along, except for what a group above it has taken.
          groups: [
            {
              name: 'loaders',
              test: /vite\/(preload|dynamic-import)-helper|\/packages\/(catalog\/src\/(lazy|lazy-bots|games)|bots\/src\/random|speech\/src\/(grammar|words|rule-texts))\.ts$|\/manifest\.ts$/,
            },
            // What reads logs comes with the first that is opened.
            {
              name: 'kernel',
              test: (file) =>
                /\/packages\/(kernel|parts)\/src\/(?!(log|position)-reader|playable|playout|proof)/.test(file) &&
                !OF_DEVICE.test(file),
            },
            // What words need of a game: whoever only reads its rules loads no engine.
            {
              name: (file, context) =>
                asksEngine(file, (id) => context.getModuleInfo(id)) ? null : `${GAME.exec(file)![1]}-board`,
              debugName: 'boards',
              test: /\/games\/[a-z-]+\/(rules\/(.*\/)?vocabulary\.ts$|look\/)/,
            },
            // Where a game has a plain.ts, it is loaded without its modules; small files of theirs that others read come with it.
            {
              name: (file) => `${GAME.exec(file)![1]}-rules`,
              debugName: 'rules',
              test: (file) =>
                /\/rules\/.*\.ts$/.test(file) && GAME.test(file) && !(hasPlain(file) && OF_MODULES.test(file)),
            },
            { name: (file) => `${GAME.exec(file)![1]}-modules`, debugName: 'modules', test: OF_MODULES },
            // All titles of a language come together.
            { name: (file) => `titles-${/(\w+)\.md/.exec(file)![1]}`, debugName: 'titles', test: /\.md\?title$/ },
            // The first screen in one piece, which is smaller than two; what its pictures are drawn with comes along.
            { name: 'index', test: /\/apps\/web\/src\/main\.ts$|\/packages\/page-kit\/src\/(Sketch|sketch|colour)\./ },
            // What every table needs; it is there before the set-up is agreed on. What few games share comes with them.
            {
              name: 'table',
              test: (file) =>
                /\/packages\/page-kit\/src\/(?!figure\/|preview\.|letters\.|words\.|settings\.|sound\.|Sketch\.|sketch\.|colour\.)|\/apps\/web\/src\/(table\/(?!besides\/|follow\/|bot-worker|reading|PassScreen)|setup\/chosen\.)/.test(
                  file,
                ) && !OF_DEVICE.test(file),
            },
            // Whoever opens a table at a server does without.
            { name: 'device', test: OF_DEVICE },
            // A group takes along what it imports, and whoever opens a sheet has nothing to do with a server.
            { name: 'sheet', test: /\/apps\/web\/src\/shell\/Dialog\./ },
            // Their list is shown without the way to them.
            { name: 'mine', test: /\/apps\/web\/src\/online\/(mine\.svelte|api)\.ts$/ },
            // Left alone, the bundler puts them into the page of one of the games that share them.
            ...['letters', 'preview'].map((name) => ({ name, test: new RegExp(`/page-kit/src/${name}\\.`) })),
            { name: 'follow', test: /\/apps\/web\/src\/table\/follow\// },
            // What reads a view with the engine is for bots too.
            { name: (file) => `${GAME.exec(file)![1]}-look`, debugName: 'looks', test: /\/games\/[a-z-]+\/look\// },
            ...['picture', 'page'].map((piece) => ({
              name: (file: string, context: { getModuleInfo: Graph }) => {
                const name = pageOf(file, (id) => context.getModuleInfo(id));
                return name?.endsWith(piece) ? name : null;
              },
              debugName: `${piece}s`,
              test: /\/games\/[a-z-]+\/page\//,
            })),
          ],
        },
      },
    },
  },
});
