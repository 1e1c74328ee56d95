import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

export interface Transfer {
  readonly name: string;
  /** As it went over the line, without headers. */
  readonly bytes: number;
  readonly worker: boolean;
}

const nameOf = (url: string): string => new URL(url).pathname;

/** What a file names: all that it may import, or only what it cannot do without. */
const ANY = /["'`]\.\/([\w.-]+\.js)["'`]/g;
const NEEDED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** The file and what it imports. */
const closure = (folder: string, name: string, imports: RegExp, found = new Set<string>()): Set<string> => {
  if (found.has(name) || !existsSync(join(folder, name))) return found;
  found.add(name);
  for (const [, other] of readFileSync(join(folder, name), 'utf8').matchAll(imports)) {
    closure(folder, new URL(other!, `http://page${name}`).pathname, imports, found);
  }
  return found;
};

/** Follows what a context loads; the answer is all JavaScript so far. */
export const watchTransfers = (context: BrowserContext, folder: string): (() => Transfer[]) => {
  const sizes = new Map<string, number>();
  const addresses = new Set<string>();
  context.on('response', (response) => {
    const { 'content-type': type = '', 'content-length': length } = response.headers();
    if (/javascript/.test(type)) sizes.set(nameOf(response.url()), Number(length));
  });
  context.on('page', (page) =>
    page.on('worker', (worker) => {
      if (worker.url().startsWith('http')) addresses.add(nameOf(worker.url()));
    }),
  );
  return () => {
    const all = (imports: RegExp): string[] => [...addresses].flatMap((name) => [...closure(folder, name, imports)]);
    const unseen = all(NEEDED).filter((name) => !sizes.has(name));
    if (unseen.length > 0) throw new Error(`the bench has not seen the transfer of ${unseen.join(', ')}`);
    // Rules and bots of games that are not played are not loaded.
    const workers = new Set(all(ANY));
    return [...sizes].map(([name, bytes]) => ({ name, bytes, worker: workers.has(name) }));
  };
};
