export * from './line.ts';
export * from './local-table.ts';
export type { KeptWish } from './outbox.ts';
export * from './remote-table.ts';
export * from './saved.ts';
export * from './sitter.ts';
export * from './table.ts';
export * from './thinkers.ts';
export * from './visit.ts';
