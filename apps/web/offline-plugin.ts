/** Writes sw.js: src/offline/sw.js with the name of this build and the list of its files in front. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = join(import.meta.dirname, 'src/offline/sw.js');

export const offline = (): Plugin => {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      // After Vite has written the document.
      order: 'post',
      handler(_, bundle) {
        const code = readFileSync(WORKER, 'utf8');
        const hash = createHash('sha256').update(code);
        const built = Object.values(bundle).filter(({ fileName }) => !fileName.startsWith('.vite/'));
        for (const file of built) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        const lying = readdirSync(publicDir);
        for (const name of lying) hash.update(name).update(readFileSync(join(publicDir, name)));
        // A folder's address gives its document under every server, its name does not.
        const names = built.map(({ fileName }) => (fileName === 'index.html' ? '' : fileName));
        const build = hash.digest('base64url').slice(0, 12);
        const head = `const BUILD = '${build}';\nconst FILES = ${JSON.stringify([...names, ...lying].sort())};\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + code });
      },
    },
  };
};
