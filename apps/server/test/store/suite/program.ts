/** The program that tests kill, bundled as tools/build.mjs bundles the product: what holds here holds there. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** Makes it; returns its file and what removes it. */
export const makeProgram = async (): Promise<{ file: string; remove(): void }> => {
  // Packages with machine code stay outside a bundle, and are found from here.
  const dir = mkdtempSync(join(root, 'node_modules/.halcyon-test-'));
  chmodSync(dir, 0o755);
  await build({
    input: { child: fileURLToPath(new URL('./child.ts', import.meta.url)) },
    platform: 'node',
    transform: { target: 'node20' },
    logLevel: 'warn',
    output: { dir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  });
  return { file: join(dir, 'child.mjs'), remove: () => rmSync(dir, { recursive: true, force: true }) };
};
