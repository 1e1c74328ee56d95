/** Starts a child that thinks, wherever its file lies: beside this one in the sources, beside the program in a bundle. */
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Move } from '@halcyon/kernel';
import type { BotQuestion } from '../tables/bots.ts';
import type { Thinker } from './pool.ts';
import type { Asked, Thought } from './question.ts';

const forkChild = (): ChildProcess => {
  const isSource = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(isSource ? './child.ts' : './bot-child.mjs', import.meta.url));
  // From sources it is only ever run by tests and tools; the loader is no part of the product.
  const loader = isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  const { PATH, TMPDIR, SystemRoot } = process.env;
  return fork(file, [], {
    execArgv: loader,
    // Where the database lies is none of a bot's business.
    env: { ...(PATH && { PATH }), ...(TMPDIR && { TMPDIR }), ...(SystemRoot && { SystemRoot }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};

export const startThinker = (): Thinker => {
  const child = forkChild();
  const waiting = new Map<number, { resolve(move: Move | undefined): void; reject(error: Error): void }>();
  let asked = 0;
  const fail = (why: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  child.on('message', ({ id, move, trouble }: Thought) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (trouble === undefined) answer?.resolve(move ?? undefined);
    else answer?.reject(new Error(trouble));
  });
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => fail(`the process that thinks has ended (${signal ?? code})`));
  return {
    pid: child.pid,
    ask: (question: BotQuestion) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        waiting.set(id, { resolve, reject });
        child.send({ id, question } satisfies Asked, (error) => error && fail(error.message));
      }),
    end: () => {
      child.kill('SIGKILL');
    },
  };
};
