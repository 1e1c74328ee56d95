/** Links to tables, as the page makes them: http://host/#/t/<id>, or #/watch/<id>/<key> for somebody who watches. */
import { tableIdSchema, watchSchema } from './values.ts';

export interface TableLink {
  /** Of the page; it ends with a slash. */
  readonly base: string;
  readonly table: string;
  readonly watch?: string;
}

/** Undefined if it is no such link. What an editor or a shell put around it is forgiven. */
export const parseTableLink = (text: string): TableLink | undefined => {
  const trimmed = text.trim().replace(/^<(.*)>$/, '$1');
  if (!URL.canParse(trimmed)) return undefined;
  const { protocol, host, pathname, hash } = new URL(trimmed);
  const [, screen, table = '', watch, rest] = hash.split('/');
  const isTable = /^https?:$/.test(protocol) && tableIdSchema.safeParse(table).success && rest === undefined;
  if (!isTable || hash[1] !== '/') return undefined;
  const base = `${protocol}//${host}${pathname.replace(/[^/]*$/, '')}`;
  if (screen === 't' && !watch) return { base, table };
  return screen === 'watch' && watchSchema.safeParse(watch).success ? { base, table, watch: watch! } : undefined;
};
