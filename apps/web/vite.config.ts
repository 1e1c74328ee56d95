import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the page works below any path of a server.
  base: './',
  plugins: [svelte()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, manifest: true },
  worker: { format: 'es' },
});
