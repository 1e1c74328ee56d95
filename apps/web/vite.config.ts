import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Files of games are told apart by the game that they belong to. */
const GAME = /\/games\/([a-z-]+)\/src\//;
const gameOf = (file: string): string => GAME.exec(file)?.[1] ?? '';
const WORDS = /\/speech\/src\/([a-z-]+)\/(en|fr|de)(?:\/(?:talk|(rules)))?\.ts$/;
const HEURISTIC = /\/heuristics\/([a-z-]+)\.ts$/;
const PICTURE = /\/games\/([a-z-]+)\/art\/Picture\.svelte$/;
const nameOf = (name: string, file: string): string => {
  if (WORDS.test(file)) return WORDS.exec(file)!.slice(1).filter(Boolean).join('-');
  if (PICTURE.test(file)) return `${PICTURE.exec(file)![1]}-picture`;
  return HEURISTIC.test(file) ? `${HEURISTIC.exec(file)![1]}-bot` : name;
};
/** Those of the files that the worker runs too which load others. */
const LOADERS = /\/(bot-worker|loaders)-/;

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the page works below any path of a server.
  base: './',
  plugins: [svelte()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Vite would have them announced in the document, and a worker has none.
      resolveDependencies: (_, files, { hostId }) => (LOADERS.test(hostId) ? [] : files),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${nameOf(name, facadeModuleId ?? '')}-[hash].js`,
        codeSplitting: {
          // Page and bot worker load the same rules (see table/bot-worker.ts), so these files may hold nothing that needs
          // a document: left alone, the bundler puts what both use into the page's own. A group takes what it imports
          // along, except for what a group above it has taken.
          groups: [
            {
              name: 'loaders',
              test: /vite\/preload-helper|\/packages\/(catalog\/src\/lazy|bots\/src\/names|speech\/src\/grammar)\.ts$/,
            },
            // What reads logs comes with the first that is opened.
            { name: 'kernel', test: /\/packages\/(kernel|parts)\/src\/(?!(log|position)-reader|playable)/ },
            // What words need of a game: whoever only reads its rules loads no engine.
            {
              name: (file) => `${gameOf(file)}-board`,
              debugName: 'boards',
              test: /\/games\/[a-z-]+\/src\/(boards|mountain|sky|pub|sea|map)\.ts$/,
            },
            { name: (file) => `${gameOf(file)}-rules`, debugName: 'rules', test: GAME },
            // The rest of the first screen in one piece, which is smaller than two.
            { name: 'index', tags: ['$initial'] },
            // What every table needs; it is there before the set-up is agreed on. What few games share comes with them.
            {
              name: 'table',
              test: /\/apps\/web\/src\/((parts|table)\/(?!besides\/|bot-worker|reading|sight\.|letters\.)|screens\/Table\.)/,
            },
          ],
        },
      },
    },
  },
});
