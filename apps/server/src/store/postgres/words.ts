/** The troubles of PostgreSQL as sentences for whoever runs the house; never with a password in them. */
import { StoreRefused, StoreUnavailable } from '../trouble.ts';

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

/** The address without what is secret in it, for a message. */
const shown = (url: string): string => {
  try {
    const { protocol, username, host, pathname } = new URL(url);
    return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
  } catch {
    return 'the database';
  }
};

export const refuseAddress = (url: string): void => {
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new StoreRefused(
      'this is no address of a PostgreSQL database; it looks like postgres://user:password@host:5432/halcyon',
    );
};

/** By their code, or by the first two characters of it, which name a class of codes. */
const SENTENCES: Readonly<Record<string, (place: string) => string>> = {
  '3D000': (place) => `there is no database ${place}; make it first (createdb)`,
  '28P01': (place) => `PostgreSQL does not take the password for ${place}; mend it in the address`,
  '28000': (place) => `PostgreSQL lets nobody in as ${place}; see its pg_hba.conf`,
  '42501': (place) => `the user of ${place} may not do that there; let it own the database`,
  ENOTFOUND: (place) => `there is no machine of that name: ${place}`,
  ECONNREFUSED: (place) => `no PostgreSQL answers at ${place}; is it running?`,
  ENOENT: (place) => `no PostgreSQL answers at ${place}; is it running?`,
  '57': (place) => `the PostgreSQL of ${place} is stopping or starting`,
  '53': (place) => `the PostgreSQL of ${place} has no room left (disk, memory or connections)`,
  '58': (place) => `the disk of the PostgreSQL of ${place} does not do what it is asked`,
  '25006': (place) => `the PostgreSQL of ${place} can only be read now; the address leads to a standby`,
};

/** An answer of the server, which has then rolled back; anything else is a lost connection. */
const isAnswer = (error: unknown): boolean => (error as { severity?: unknown } | undefined)?.severity !== undefined;

/**
 * What the store says instead of an error of `pg`; a mistake in a query stays what it is. `sent`: something was on its way.
 * A server that ends (57P…) says so whatever became of the statement.
 */
export const inWords = (error: unknown, url: string, sent: boolean): unknown => {
  const code = codeOf(error);
  const sentence = (SENTENCES[code] ?? SENTENCES[code.slice(0, 2)])?.(shown(url));
  if (sentence === undefined && isAnswer(error)) return error;
  const unknown = sent && (!isAnswer(error) || code.startsWith('57P'));
  return new StoreUnavailable(sentence ?? `the connection to ${shown(url)} was lost`, unknown, error);
};

/** Two nodes make the first table at the same moment; one of these says so. */
const MAKING = ['pg_type_typname_nsp_index', 'pg_class_relname_nsp_index'];

/** Two transactions wanted the same rows in different orders, or saw each other's: gone when tried again. */
export const isClash = (error: unknown): boolean =>
  ['40P01', '40001', '42P07'].includes(codeOf(error)) ||
  MAKING.includes(String((error as { constraint?: unknown } | undefined)?.constraint));
