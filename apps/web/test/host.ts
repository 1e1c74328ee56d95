/** A host that knows nothing of the page: the built folder below some path, with no header but the type. It may get a new build. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const PATH = '/some/where/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface Host {
  readonly url: string;
  /** Replaces all files by those of another build, as a deployment does. */
  deploy(): void;
}

/** The same page under other names: whatever imports a file that has changed has changed too, and all import the first. */
const rebuild = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(DIST, folder, { recursive: true });
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const renamed = new Map(scripts.map((name) => [name, name.replace('.js', '2.js')]));
  const another = (text: string): string =>
    text
      .replace(/[\w-]+\.js\b/g, (name) => renamed.get(name) ?? name)
      .replace(/const BUILD = '.*'/, "const BUILD = 'another'");
  for (const file of ['index.html', 'sw.js', ...scripts.map((name) => join('assets', name))]) {
    writeFileSync(join(folder, file), another(readFileSync(join(folder, file), 'utf8')));
  }
  for (const [name, other] of renamed) renameSync(join(folder, 'assets', name), join(folder, 'assets', other));
  return folder;
};

export const openHost = async (): Promise<Host> => {
  let folder = DIST;
  const server = createServer(({ url = '' }, response) => {
    const path = url.replace(/[?#].*/, '');
    const file = join(folder, path.slice(PATH.length).replace(/(^|\/)$/, '$1index.html'));
    try {
      if (!path.startsWith(PATH)) throw new Error('elsewhere');
      const body = readFileSync(file);
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    deploy() {
      folder = rebuild();
    },
  };
};
