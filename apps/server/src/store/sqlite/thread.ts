/**
 * The thread that SQLite works in: a disk that is slow must not keep sockets waiting. Nothing that the main thread runs may
 * be imported here, because a bundler would put it beside the program's own start.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { appendAll, runnerOf } from './append.ts';
import { copyFile, type Database, openFile } from './database.ts';
import type { Answer, Ask, Rows, ThreadWish, Trouble } from './thread-talk.ts';

/** Where this file lies, in the sources as in a bundle. */
export const here: string = import.meta.url;

/** Cold queries are few and always the same. */
const STATEMENTS = 200;

const wish = workerData as Partial<ThreadWish> | null | undefined;
if (wish?.halcyon === 'sqlite') begin(wish as ThreadWish);

function begin({ path, lock, mostPages, copyTo }: ThreadWish): void {
  const answer = (said: Answer): void => parentPort!.postMessage(said);
  let committing = false;
  const attempt = (id: number, work: () => unknown): boolean => {
    committing = false;
    try {
      answer({ id, value: work() });
      return true;
    } catch (error) {
      answer({ id, trouble: troubleOf(error, committing) });
      return false;
    }
  };

  if (copyTo !== undefined) {
    attempt(0, () => copyFile(path, copyTo));
    return;
  }
  let opened: ReturnType<typeof openFile> | undefined;
  const isOpen = attempt(0, () => {
    opened = openFile(path, lock, mostPages);
  });
  if (!isOpen) return;

  const { database, close } = opened!;
  const query = queriesOf(database);
  const run = runnerOf(database);
  parentPort!.on('message', ({ id, ask }: { id: number; ask: Ask }) => {
    attempt(id, () => {
      if (ask.kind === 'query') return query(ask.sql, ask.parameters);
      if (ask.kind === 'append')
        return appendAll(database, run, ask.batch, () => {
          committing = true;
        });
      return close();
    });
    if (ask.kind === 'close') parentPort!.close();
  });
}

function queriesOf(database: Database): (sql: string, parameters: readonly unknown[]) => Rows {
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  return (sql, parameters) => {
    let statement = prepared.get(sql);
    if (!statement) {
      if (prepared.size === STATEMENTS) prepared.clear();
      statement = database.prepare(sql);
      prepared.set(sql, statement);
    }
    const values = parameters as (string | number | null)[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Rows['rows'], changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  };
}

function troubleOf(error: unknown, committing: boolean): Trouble {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  return { message, code: errcode ?? code, committing };
}
