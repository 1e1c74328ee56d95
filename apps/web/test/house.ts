/** A server with tables, for one test: the built page, a store in a folder of its own, bots in processes of theirs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServeWish, serve } from '@halcyon/server';
import { onTestFinished } from 'vitest';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** Its address, with a slash at its end, and where it keeps its tables. */
export const openHouse = async (
  wish: Partial<ServeWish> = {},
): Promise<{ readonly at: string; readonly data: string }> => {
  const data = mkdtempSync(join(tmpdir(), 'halcyon-house-'));
  const { port, close } = await serve({
    folder: DIST,
    port: 0,
    host: '127.0.0.1',
    data,
    logLevel: 'silent',
    publicUrl: 'https://games.example.org',
    ...wish,
  });
  onTestFinished(async () => {
    await close();
    rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  });
  return { at: `http://127.0.0.1:${port}/`, data };
};
