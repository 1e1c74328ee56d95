/** Lets Kysely talk to the thread of SQLite. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Calls } from './calls.ts';
import type { Rows } from './thread-talk.ts';
import type { Turns } from './turns.ts';

class ThreadConnection implements DatabaseConnection {
  readonly #calls: Calls;
  readonly release: () => void;

  constructor(calls: Calls, release: () => void) {
    this.#calls = calls;
    this.release = release;
  }
  async say(sql: string): Promise<void> {
    await this.#calls.ask({ kind: 'query', sql, parameters: [] });
  }
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#calls.ask<Rows>({ kind: 'query', sql, parameters });
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }
  // biome-ignore lint/correctness/useYield: Kysely asks for it, and nothing here reads more than it wants.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('rows are read in pieces instead');
  }
}

class ThreadDriver implements Driver {
  readonly #calls: Calls;
  readonly #turns: Turns;

  constructor(calls: Calls, turns: Turns) {
    this.#calls = calls;
    this.#turns = turns;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#calls, await this.#turns.take());
  }
  async beginTransaction(connection: ThreadConnection): Promise<void> {
    await connection.say('begin immediate');
  }
  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.say('commit');
  }
  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    // A full disk has rolled it back already; that it is full is the better message.
    await connection.say('rollback').catch(() => {});
  }
  async releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.release();
  }
  async destroy(): Promise<void> {}
}

export const threadDialect = (calls: Calls, turns: Turns): Dialect => ({
  createDriver: () => new ThreadDriver(calls, turns),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
