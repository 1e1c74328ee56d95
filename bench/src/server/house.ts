/** The server as it is, with tables and all; only limits that would refuse a crowd from one address are raised. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@halcyon/server';
import { cpuSeconds } from '../clock.ts';
import { usedBytes } from '../memory.ts';

export interface HouseWish {
  /** The address of a PostgreSQL; without one the store is a folder. */
  readonly database?: string | undefined;
}
export interface HousePart {
  address(): Promise<string>;
  /** Processor time of the process with all its threads, so that of the store is in it; in seconds. */
  cpu(): Promise<number>;
  /** Bytes in use when everything that can be given back was. */
  memory(): Promise<number>;
  /** Moves the clock of the house on, by milliseconds. */
  later(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** More than any crowd asks for. The limits of a line, which hold back whoever plays too fast, stay as they are. */
const ANY = 1e9;
const LIMITS = {
  person: { address: ANY, person: ANY, seconds: 1 },
  table: { address: ANY, person: ANY, seconds: 1 },
  call: { address: ANY, person: ANY, seconds: 1 },
  program: { address: ANY, person: ANY, seconds: 1 },
  notice: { address: ANY, person: ANY, seconds: 1 },
  daily: { address: ANY, person: ANY, seconds: 1 },
  sockets: { address: ANY, person: ANY },
};

export const makeHouse = async ({ database }: HouseWish): Promise<HousePart> => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-bench-'));
  writeFileSync(join(folder, 'index.html'), '<title>bench</title>');
  let later = 0;
  const served = await serve({
    folder,
    port: 0,
    host: '127.0.0.1',
    ...(database === undefined ? { data: join(folder, 'data') } : { database }),
    logLevel: 'warn',
    limits: LIMITS,
    clock: () => Date.now() + later,
  });
  return {
    address: async () => served.url.replace(/\/$/, ''),
    cpu: async () => cpuSeconds(),
    memory: async () => usedBytes(),
    later: async (ms) => {
      later += ms;
    },
    close: async () => {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
