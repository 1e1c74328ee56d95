/**
 * The log of the house, one line of JSON for each thing that happened. A line can only hold the fields below: cookies, keys
 * and bodies have none. Of a table's id it holds the first ten characters, which are shard and time; the rest is what nobody
 * can guess.
 */
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';

export interface LogFields {
  readonly method?: string;
  /** With ':id' where an id was. */
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  /** The id of a table; it is cut. */
  readonly table?: string;
  readonly kind?: string;
  readonly url?: string;
  readonly signal?: string;
  readonly error?: unknown;
}
export interface Log {
  debug(fields: LogFields, event: string): void;
  info(fields: LogFields, event: string): void;
  warn(fields: LogFields, event: string): void;
  error(fields: LogFields, event: string): void;
}

const FIELDS = ['method', 'route', 'status', 'ms', 'kind', 'url', 'signal'] as const;
const SHOWN = 10;
const TABLE_ID = /\b[0-9a-hjkmnp-tv-z]{26}\b/g;
/** Keys, hashes and ids of people, wherever a sentence of another program holds one. */
const SECRET = /[\w-]{22,}/g;

/** Messages of databases and libraries are written by others and may quote what they were given. */
const scrub = (text: string): string =>
  text.replace(TABLE_ID, (id) => `${id.slice(0, SHOWN)}~`).replace(SECRET, (word) => (word.includes('~') ? word : '~'));

const errorOf = (error: unknown): object => {
  if (!(error instanceof Error)) return { error: scrub(String(error)) };
  // Where it happened is said by lines of the program alone, which hold none of its data.
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, message: scrub(error.message), at: at.slice(0, 8).map((line) => line.trim()) };
};

const allowed = (fields: LogFields): object => ({
  ...Object.fromEntries(FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
  ...(fields.table !== undefined && { table: fields.table.slice(0, SHOWN) }),
  ...(fields.error !== undefined && errorOf(fields.error)),
});

/** On a terminal somebody reads the few lines that `npm start` prints; elsewhere a journal collects. */
const standard = (): string => (process.stderr.isTTY ? 'warn' : 'info');
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export const levelOf = (wished: string | undefined): string => {
  if (!wished) return standard();
  const level = wished.toLowerCase();
  if (LEVELS.includes(level)) return level;
  throw new Error(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not '${wished}'`);
};

/** To the error output, because the standard output of a command is its result. */
export const makeLog = (level: string, into: DestinationStream = destination({ fd: 2, sync: true })): Log => {
  const logger: Logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => allowed(fields) as Record<string, unknown> },
    },
    into,
  );
  return logger;
};
