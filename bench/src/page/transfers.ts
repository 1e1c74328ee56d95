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

/** The file and all that it imports: Vite gives a worker chunks of its own. */
const closure = (folder: string, name: string, found = new Set<string>()): Set<string> => {
  if (found.has(name) || !existsSync(join(folder, name))) return found;
  found.add(name);
  for (const [, other] of readFileSync(join(folder, name), 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    closure(folder, new URL(other!, `http://page${name}`).pathname, found);
  }
  return found;
};

/** Follows what a context loads; the answer is all JavaScript so far. */
export const watchTransfers = (context: BrowserContext, folder: string): (() => Transfer[]) => {
  const sizes = new Map<string, number>();
  const workers = new Set<string>();
  context.on('response', (response) => {
    const { 'content-type': type = '', 'content-length': length } = response.headers();
    if (/javascript/.test(type)) sizes.set(nameOf(response.url()), Number(length));
  });
  context.on('page', (page) =>
    page.on('worker', (worker) => {
      if (worker.url().startsWith('http')) for (const name of closure(folder, nameOf(worker.url()))) workers.add(name);
    }),
  );
  return () => {
    const unseen = [...workers].filter((name) => !sizes.has(name));
    if (unseen.length > 0) throw new Error(`the bench has not seen the transfer of ${unseen.join(', ')}`);
    return [...sizes].map(([name, bytes]) => ({ name, bytes, worker: workers.has(name) }));
  };
};
