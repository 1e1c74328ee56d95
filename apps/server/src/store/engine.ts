/** What the two databases lend the store. All that they share is built on it, and only what differs is in their folders. */
import type { Kysely, Transaction } from 'kysely';
import type { Entry } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Changes } from './store.ts';

export type Db = Kysely<Schema> | Transaction<Schema>;

/** An append that waits for its turn. */
export interface Waiting {
  readonly entry: Entry;
  readonly changes: Changes;
}

export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** One transaction for all; no two are of the same table, and they come sorted by table. Returns the tables that won. */
  append(batch: readonly Waiting[]): Promise<ReadonlySet<string>>;
  /** Keeps all as it is, before the store becomes a newer version; inside the transaction that makes it so. */
  keep(transaction: Transaction<Schema>, version: number, now: number): Promise<void>;
  /** Two nodes that start at the same moment must not both migrate. */
  lockMigrations(transaction: Transaction<Schema>): Promise<void>;
  backup(path: string): Promise<void>;
  /** A clash with somebody else's transaction, gone when it is tried again. */
  isClash(error: unknown): boolean;
  close(): Promise<void>;
}

/** Clashes come with others who do the same, and these get done. */
const TRIES = 5;

/** Does it again if it clashed. */
export const persistently = async <Value>({ isClash }: Engine, work: () => Promise<Value>): Promise<Value> => {
  for (let tries = TRIES; ; tries--) {
    try {
      return await work();
    } catch (error) {
      if (tries === 1 || !isClash(error)) throw error;
    }
  }
};
