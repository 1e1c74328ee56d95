import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the page into a folder; tools/build.mjs decides when. */
export async function buildPage(outDir) {
  const before = process.env.NODE_ENV;
  // Vitest says 'test', and Svelte would then compile its slower and larger development code.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
