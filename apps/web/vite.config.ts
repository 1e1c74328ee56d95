import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Page and bot worker load the same rules (see table/bot-worker.ts), so these files may hold nothing that needs
          // a document: left alone, the bundler puts what both use into the page's own. A group takes what it imports along.
          groups: [
            // What words need of a game, on the first screen.
            { name: 'boards', test: /\/games\/[a-z-]+\/src\/boards\.ts$/, priority: 1 },
            { name: 'engine', test: /\/(packages\/(kernel|parts|catalog)|games\/[a-z-]+)\/src\// },
          ],
        },
      },
    },
  },
});
