/** Opens the store of a house. */
import { join } from 'node:path';
import type { OpenWish } from './sql-store.ts';
import { DATABASE } from './sqlite/names.ts';
import type { Store } from './store.ts';

export type StoreWish = OpenWish & { readonly folder: string };

/** What prevents it is a `StoreRefused` with one sentence for people. */
export const openStore = async (wish: StoreWish): Promise<Store> => (await import('./sqlite/open.ts')).openSqlite(wish);

/** A backup of a store in a folder, also while another process plays on it; `Store.backup` in other words. */
export const backupFolder = async (folder: string, path: string): Promise<void> =>
  (await import('./sqlite/open.ts')).copyDatabase(join(folder, DATABASE), path);
