/** Plays every table of a house again, and compares what is stored beside its log. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@halcyon/server';
import type { Flags } from '../flags.ts';
import { storePlace } from '../store-flags.ts';
import { complain, print } from '../terminal.ts';
import type { Words } from '../words.ts';

const PIECE = 200;

const verifyAll = async (store: Store, words: Words): Promise<number> => {
  const { verifyTable } = await import('@halcyon/server/verify');
  let [tables, wrong] = [0, 0];
  for (let last = ''; ; ) {
    const piece = await store.tables.all(last, PIECE);
    for (const { id } of piece) {
      const sentences = await verifyTable(store, id);
      for (const sentence of sentences) complain(sentence);
      tables++;
      if (sentences.length > 0) wrong++;
    }
    if (piece.length < PIECE) break;
    last = piece.at(-1)!.id;
  }
  print(words.verified(tables, wrong));
  return wrong === 0 ? 0 : 1;
};

export const verifyStore = async (flags: Flags, words: Words): Promise<number> => {
  const { data, database } = storePlace(flags, process.env);
  const { backupFolder, openStore } = await import('@halcyon/server');
  // A folder belongs to the server that works in it; a copy is one moment of it, and may be read at leisure.
  const folder = data === undefined ? undefined : await mkdtemp(join(tmpdir(), 'halcyon-verify-'));
  try {
    if (data !== undefined && folder !== undefined) await backupFolder(data, join(folder, 'halcyon.db'));
    const now = Date.now();
    const store = await openStore(folder === undefined ? { url: database!, now } : { folder, now });
    try {
      return await verifyAll(store, words);
    } finally {
      await store.close();
    }
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
};
