/** What is new about a table since those around it were last told: most of it stays as it is from move to move. */
import type { TableInfo } from '@halcyon/protocol/online';

/** Optional fields of a table that may go again; whoever keeps the table is told so. */
const GOES = 'proposal';

/** The same by its text: lists of seats are made anew for every telling. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** As JSON; empty if nothing is new. */
export const tableChange = (before: TableInfo, after: TableInfo): string => {
  const fields: string[] = [];
  for (const name of Object.keys(after) as (keyof TableInfo)[])
    if (!isSame(before[name], after[name])) fields.push(`"${name}":${JSON.stringify(after[name])}`);
  if (before[GOES] && !after[GOES]) fields.push(`"${GOES}":null`);
  return fields.length > 0 ? `{${fields.join()}}` : '';
};
