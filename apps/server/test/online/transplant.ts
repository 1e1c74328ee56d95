/** A copy of a stored table under another id, changed on the way: as a store would be that somebody or something spoilt. */
import type { Store, TableExport } from '../../src/index.ts';

export const transplant = async (
  store: Store,
  id: string,
  letter: string,
  change: (table: TableExport) => TableExport = (same) => same,
): Promise<string> => {
  const t = `${letter}${id.slice(1)}`;
  const found = (await store.tables.export(id, true))!;
  const moved = <Row>(rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, t }));
  const copy = change({
    table: { ...found.table, id: t },
    // A host opens no two tables by one key.
    entries: moved(found.entries).map((entry) =>
      entry.seq === 1 ? { ...entry, key: `${entry.key}${letter}` } : entry,
    ),
    seats: moved(found.seats),
    names: moved(found.names),
    talk: moved(found.talk),
    chanceKey: (await store.tables.chanceKey(id)) ?? null,
  });
  if (!(await store.tables.import(copy))) throw new Error(`there is a table ${t} already`);
  return t;
};
