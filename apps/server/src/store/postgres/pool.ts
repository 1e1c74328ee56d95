/** Connections to PostgreSQL. Lost ones are replaced when the next is wanted. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { inWords, refuseAddress } from './words.ts';

/** So long a connection may take to come about, in milliseconds. */
const PATIENCE = 5000;
/** Of one node; a PostgreSQL as it is installed takes a hundred in all. */
const CONNECTIONS = 8;
const INT8 = 20;

/** Times are larger than what PostgreSQL calls an integer, and smaller than what a number here can hold. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format: 'text' | 'binary') =>
    type === INT8 ? Number : pg.types.getTypeParser(type, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export interface Pool extends PostgresPool {
  /** One statement; `patience` in milliseconds, after which the connection counts as lost. */
  query(query: { name: string; text: string; values: unknown[] }, patience: number): Promise<pg.QueryResult>;
}

export const makePool = (url: string): Pool => {
  refuseAddress(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    application_name: 'halcyon',
    types,
  });
  // A connection that is lost while nobody asks says so here, or ends the process; whoever asks next hears of it anyway.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  const connect = async (): Promise<pg.PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      throw inWords(error, url, false);
    }
  };
  return {
    connect: async () => {
      const client = await connect();
      let broken: Error | undefined;
      const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          const said = inWords(error, url, true);
          if (said !== error) broken = error as Error;
          throw said;
        }
      };
      // Kysely asks in two ways, of which only this one is used without a cursor.
      return { query, release: () => client.release(broken) } as unknown as PostgresPoolClient;
    },
    query: async (query, patience) => {
      const client = await connect();
      try {
        const result = await client.query({ ...query, query_timeout: patience } as pg.QueryConfig);
        client.release();
        return result;
      } catch (error) {
        const said = inWords(error, url, true);
        client.release(said === error ? undefined : (error as Error));
        throw said;
      }
    },
    end: () => pool.end(),
  };
};
