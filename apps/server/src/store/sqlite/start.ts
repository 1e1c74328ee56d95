/** Starts the thread of SQLite, wherever its file lies. */
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ThreadWish } from './thread-talk.ts';

/**
 * A thread needs a file of its own. Loaded like any other module, that file says where it lies: beside this one in the
 * sources, under a name with a hash in a bundle.
 */
export const startThread = async (wish: ThreadWish): Promise<Worker> => {
  const { here } = await import('./thread.ts');
  return new Worker(new URL(isReadable(here) ? here : await fromSource(here)), { workerData: wish });
};

/** Nodes older than 22.18 cannot read TypeScript; from sources it is only ever run by tests and tools. */
const isReadable = (file: string): boolean =>
  !file.endsWith('.ts') || Boolean(Reflect.get(process.features, 'typescript'));

let text: Promise<string> | undefined;
/** Loaders do not reach into threads, so the thread gets one text that needs none; made once, because it takes a while. */
const fromSource = (file: string): Promise<string> => {
  text ??= bundle(file);
  return text;
};
const bundle = async (file: string): Promise<string> => {
  // By a name that no bundler sees: the bundler is no part of the product.
  const rolldown = pathToFileURL(createRequire(file).resolve('rolldown')).href;
  const { build } = (await import(rolldown)) as typeof import('rolldown');
  const { output } = await build({
    input: fileURLToPath(file),
    platform: 'node',
    write: false,
    logLevel: 'silent',
    transform: { define: { 'import.meta.url': JSON.stringify(file) } },
  });
  return `data:text/javascript,${encodeURIComponent(output[0].code)}`;
};
