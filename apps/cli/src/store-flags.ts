/** Where the tables of a house lie, the same for every command that speaks of them. */
import { resolve } from 'node:path';
import { BadInput } from '@halcyon/kernel';
import type { Command } from './command.ts';
import type { Flags } from './flags.ts';

export const STORE_OPTIONS: Command['options'] = [
  ['--data <folder>', 'where tables and people are kept (standard: the variable DATA, else the folder data)'],
  ['--database <url>', 'or in a PostgreSQL that many machines share (standard: DATABASE_URL)'],
];

export type StorePlace =
  | { readonly data: string; readonly database?: undefined }
  | { readonly data?: undefined; readonly database: string };

/** What was typed counts more than what a variable says; the folder is that of the place where the command was called. */
export const storePlace = (flags: Flags, env: NodeJS.ProcessEnv): StorePlace => {
  const [data, database] = [flags.text('data'), flags.text('database')];
  if (data !== undefined && database !== undefined)
    throw new BadInput('database', '--data and --database cannot both keep the tables');
  if (data === undefined && (database || env.DATABASE_URL)) return { database: database || env.DATABASE_URL! };
  return { data: resolve(data || env.DATA || 'data') };
};
