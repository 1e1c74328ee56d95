/** A folded log: all entries of a table as one text, without what they share. */
import type { Entry } from './rows.ts';

type Line = readonly [at: number, kind: Entry['kind'], by: string | null, key: string, body: string];

export const printArchive = (entries: readonly Entry[]): string =>
  JSON.stringify(entries.map(({ at, kind, by, key, body }): Line => [at, kind, by, key, body]));

export const parseArchive = (t: string, archive: string): Entry[] =>
  (JSON.parse(archive) as Line[]).map(([at, kind, by, key, body], i) => ({ t, seq: i + 1, at, kind, by, key, body }));
