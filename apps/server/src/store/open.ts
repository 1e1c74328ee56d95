/** Opens the store of a house: in a folder of this machine, or in a database that many machines share. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenWish } from './sql-store.ts';
import { DATABASE } from './sqlite/names.ts';
import type { Store } from './store.ts';

/** `from`: a backup that fills the database while it is empty; in a folder it only has to lie there as halcyon.db. */
export type StoreWish = OpenWish & ({ readonly folder: string } | { readonly url: string; readonly from?: string });

/** What prevents it is a `StoreRefused` with one sentence for people. Each database is loaded only where it is wanted. */
export const openStore = async (wish: StoreWish): Promise<Store> =>
  'url' in wish
    ? (await import('./postgres/open.ts')).openPostgres(wish)
    : (await import('./sqlite/open.ts')).openSqlite(wish);

/** A backup of a store in a folder, also while another process plays on it; `Store.backup` in other words. */
export const backupFolder = async (folder: string, path: string): Promise<void> =>
  (await import('./sqlite/open.ts')).copyDatabase(join(folder, DATABASE), path);

/** Its counterpart, for a folder in which nothing lies yet. */
export const restoreFolder = async (path: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await (await import('./sqlite/open.ts')).copyDatabase(path, join(folder, DATABASE));
};
