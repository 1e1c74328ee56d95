/** The store over either database. */
import { makeDaily } from './daily.ts';
import { makeDues } from './dues.ts';
import { makeEndings } from './endings.ts';
import { type Engine, persistently } from './engine.ts';
import type { Migration } from './migrations.ts';
import { makeNotices, makeSettings } from './notices.ts';
import { makePeople } from './people.ts';
import type { Store } from './store.ts';
import { makeTables } from './tables.ts';
import { makeTalk } from './talk.ts';
import { upgrade } from './upgrade.ts';

export interface OpenWish {
  /** The time at which it is opened. */
  readonly now: number;
  /** Hears of appends that failed, for the log of the house. */
  readonly told?: (trouble: unknown) => void;
  /** For tests of older and newer versions. */
  readonly migrations?: readonly Migration[];
}

/** Brings what is in the database up to date, then opens it. */
export const openOver = async (engine: Engine, { now, told, migrations }: OpenWish): Promise<Store> => {
  try {
    await persistently(engine, () => upgrade(engine, now, migrations));
  } catch (error) {
    await engine.close();
    throw error;
  }
  const { db } = engine;
  const { tables, pump } = makeTables(engine, told);
  return {
    tables,
    people: makePeople(engine),
    talk: makeTalk(db),
    dues: makeDues(engine),
    notices: makeNotices(db),
    settings: makeSettings(db),
    daily: makeDaily(db),
    endings: makeEndings(db),
    backup: (path) => engine.backup(path),
    close: async () => {
      await pump.close();
      await engine.close();
    },
  };
};
