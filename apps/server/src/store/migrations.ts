/**
 * How the database came to be, by number. A number that was ever released is never edited: what changes is a new one, and
 * test/store keeps a store of every older version that it is tried on.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Engine } from './engine.ts';

export interface Migration {
  readonly version: number;
  up(db: Db, kind: Engine['kind']): Promise<void>;
}

type Column = 'id' | 'id?' | 'text' | 'text?' | 'count' | 'count?' | 'time' | 'time?';

/** Ids sort by their bytes everywhere, because two nodes must sort a batch alike. */
const POSTGRES = { id: 'text collate "C"', text: 'text', count: 'integer', time: 'bigint' } as const;
const SQLITE = { id: 'text', text: 'text', count: 'integer', time: 'integer' } as const;

const columnOf = (kind: Engine['kind'], column: Column): RawBuilder<unknown> => {
  const type = column.replace('?', '') as keyof typeof SQLITE;
  const word = kind === 'postgres' ? POSTGRES[type] : SQLITE[type];
  return sql.raw(column.endsWith('?') ? word : `${word} not null`);
};

/** A table with its key. SQLite keeps rows in the order of the key: one table's log lies together, and is written once. */
const table = async (
  db: Db,
  kind: Engine['kind'],
  name: string,
  columns: Readonly<Record<string, Column>>,
  key: readonly string[],
): Promise<void> => {
  const lines = Object.entries(columns).map(([column, type]) => sql`${sql.ref(column)} ${columnOf(kind, type)}`);
  const end = sql.raw(kind === 'sqlite' ? ' strict, without rowid' : '');
  const keys = sql.join(key.map((column) => sql.ref(column)));
  await sql`create table ${sql.table(name)} (${sql.join(lines)}, primary key (${keys}))${end}`.execute(db);
};

const first: Migration = {
  version: 1,
  async up(db, kind) {
    const make = (name: string, columns: Readonly<Record<string, Column>>, key: readonly string[]): Promise<void> =>
      table(db, kind, name, columns, key);
    await make(
      'gameTable',
      {
        id: 'id',
        created: 'time',
        game: 'text',
        rulesVersion: 'count',
        setup: 'text',
        pace: 'text',
        talk: 'text',
        host: 'id',
        openedKey: 'id',
        watchHash: 'id?',
        listed: 'count',
        status: 'text',
        head: 'count',
        ended: 'time?',
        digest: 'text?',
        archive: 'text?',
      },
      ['id'],
    );
    await make('entry', { t: 'id', seq: 'count', at: 'time', kind: 'text', by: 'id?', key: 'id', body: 'text' }, [
      't',
      'seq',
    ]);
    await make('tableSecret', { t: 'id', chanceKey: 'text' }, ['t']);
    await make(
      'seat',
      {
        t: 'id',
        seat: 'count',
        kind: 'text',
        person: 'id?',
        bot: 'text?',
        device: 'text?',
        since: 'time',
        seenSeq: 'count',
      },
      ['t', 'seat'],
    );
    await make('seatName', { t: 'id', seat: 'count', name: 'text' }, ['t', 'seat']);
    await make('person', { id: 'id', name: 'text', lang: 'text', created: 'time', deleted: 'time?' }, ['id']);
    await make(
      'credential',
      {
        hash: 'id',
        person: 'id',
        kind: 'text',
        scope: 'text?',
        label: 'text',
        created: 'time',
        expires: 'time?',
        used: 'time?',
        seen: 'time?',
      },
      ['hash'],
    );
    await make('talk', { t: 'id', n: 'count', at: 'time', person: 'id', key: 'id', text: 'text' }, ['t', 'n']);
    await make(
      'due',
      {
        kind: 'id',
        t: 'id',
        who: 'id',
        at: 'time?',
        forSeq: 'count',
        tries: 'count',
        leaseUntil: 'time?',
        error: 'text?',
      },
      ['kind', 't', 'who'],
    );
    await make(
      'push',
      {
        person: 'id',
        endpointHash: 'id',
        endpoint: 'text',
        keys: 'text',
        created: 'time',
        lastOk: 'time?',
        error: 'text?',
      },
      ['person', 'endpointHash'],
    );
    await make('webhook', { person: 'id', url: 'text', format: 'text', lastOk: 'time?', error: 'text?' }, ['person']);
    await make('wish', { person: 'id', body: 'text' }, ['person']);
    await make('setting', { key: 'id', value: 'text' }, ['key']);

    const index = (on: keyof typeof INDEXES): Promise<void>[] =>
      INDEXES[on].map(async ({ columns, unique }) => {
        const name = `${on}By${columns.map((column) => column[0]!.toUpperCase() + column.slice(1)).join('')}`;
        const builder = db.schema
          .createIndex(name)
          .on(on)
          .columns([...columns]);
        await (unique ? builder.unique() : builder).execute();
      });
    for (const on of Object.keys(INDEXES) as (keyof typeof INDEXES)[]) await Promise.all(index(on));
  },
};

/** Beside the primary keys: what must be single, and what is looked for. */
const INDEXES: Readonly<
  Record<
    'entry' | 'gameTable' | 'seat' | 'credential' | 'talk' | 'due',
    readonly { readonly columns: readonly string[]; readonly unique?: true }[]
  >
> = {
  entry: [{ columns: ['t', 'key'], unique: true }],
  gameTable: [
    { columns: ['host', 'openedKey'], unique: true },
    { columns: ['watchHash'], unique: true },
    { columns: ['listed', 'created'] },
  ],
  seat: [{ columns: ['person'] }],
  credential: [{ columns: ['person'] }],
  talk: [{ columns: ['t', 'key'], unique: true }, { columns: ['person'] }],
  // Written with nearly every entry, so nothing more is kept of it than the clock needs.
  due: [{ columns: ['at'] }],
};

/** Results of the deals of a day, and how games ended. */
const second: Migration = {
  version: 2,
  async up(db, kind) {
    await table(
      db,
      kind,
      'dailyResult',
      {
        game: 'id',
        day: 'id',
        rulesVersion: 'count',
        person: 'id',
        won: 'count',
        score: 'count',
        steps: 'count',
        at: 'time',
      },
      ['game', 'day', 'rulesVersion', 'person'],
    );
    await db.schema.createIndex('dailyResultByPerson').on('dailyResult').column('person').execute();
    await table(db, kind, 'ending', { t: 'id', steps: 'count', marks: 'count', outcome: 'text' }, ['t']);
  },
};

export const MIGRATIONS: readonly Migration[] = [first, second];
