export type { LiveTables } from './http/live.ts';
export { type Served, type ServeWish, serve } from './http/serve.ts';
export { backupFolder, openStore, restoreFolder, type StoreWish } from './store/open.ts';
export type * from './store/rows.ts';
export type * from './store/store.ts';
export { StoreRefused, StoreUnavailable } from './store/trouble.ts';
