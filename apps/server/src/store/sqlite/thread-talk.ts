/** What the main thread and the thread of SQLite say to each other: plain data. */
import type { Waiting } from '../engine.ts';

/** How a thread begins. Its file is also loaded to learn where it lies, so it must know whether it is meant. */
export interface ThreadWish {
  readonly halcyon: 'sqlite';
  readonly path: string;
  /** Held while the thread lives, so that no other process opens the same folder. */
  readonly lock?: string | undefined;
  /** How many pages the file may have; for tests of a full disk. */
  readonly mostPages?: number | undefined;
  /** Writes a copy of the database there, and ends. */
  readonly copyTo?: string | undefined;
}

export type Ask =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'append'; readonly batch: readonly Waiting[] }
  | { readonly kind: 'close' };

/** An error as it can cross between threads. */
export interface Trouble {
  readonly message: string;
  /** Of SQLite (26: no database) or of the system ('EACCES'). */
  readonly code: number | string | undefined;
  /** It came while committing: perhaps all is stored. */
  readonly committing: boolean;
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly trouble: Trouble };

/** The answer to a query. */
export interface Rows {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly changes: number;
}

/** The number of the first answer: the database is open, or why it is not. */
export const OPENED = 0;
