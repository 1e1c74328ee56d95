/** The real server in a process of its own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../../cli/bin/halcyon.mjs', import.meta.url));

export type Kept = { readonly data: string } | { readonly database: string };

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export class House {
  readonly url: string;
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;
  #said = '';

  constructor(port: number, kept: Kept) {
    this.url = `http://127.0.0.1:${port}`;
    const where = 'data' in kept ? ['--data', kept.data] : ['--database', kept.database];
    this.#args = ['serve', '--port', String(port), '--host', '127.0.0.1', ...where];
  }
  /** Resolves when it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [BIN, ...this.#args], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        this.#said = `${this.#said}${data}`.slice(-2000);
      });
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`the server has ended: ${this.#said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  /** At once and without a word, as a crash would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }
  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/ready`)).ok;
    } catch {
      return false;
    }
  }
}
