/** Games from their logs: kept ones, and those that somebody opens. Nothing unreadable is thrown away. */
import { loadGame } from '@halcyon/catalog/lazy';
import { BadInput, type Game, goOnUnder, type Match, OlderVersion, parseLog } from '@halcyon/kernel';
import { type Help, helpOf, type Sitter, secretIn } from '@halcyon/table';
import { entryKey, type Kept, keptEntry, putAside, type Unreadable } from './glance.ts';
import { freshSecret, newEntry, putEntry, type StoredTable } from './store.ts';

/** The rules that the header of a log names. */
const gameOf = (log: string): Promise<Game | undefined> => {
  const [, id = '', version] = /^\s*game\s+(\S+)(?:\s+(\d+))?/m.exec(log) ?? [];
  return loadGame(id, version === undefined ? undefined : Number(version));
};
/** A match from its log, which goes on under the secret that was saved with it, or a new one. */
const readLog = (log: string, game: Game | undefined, secret?: string): Match =>
  parseLog(log, (id) => (id === game?.id ? game : undefined), goOnUnder(secretIn(secret), freshSecret));
const whyUnreadable = (error: unknown): Unreadable => ({
  reason: error instanceof BadInput ? `${error.field}: ${error.message}` : String(error),
  older: error instanceof OlderVersion,
});

export const readTable = async (id: string): Promise<StoredTable | undefined> => {
  // Rules that cannot be loaded, because the line is broken, make no game unreadable.
  const game = await gameOf(keptEntry(id)?.log ?? '');
  const text = localStorage.getItem(entryKey(id));
  if (text === null) return undefined;
  try {
    const { log = '', secret, players = [], help } = keptEntry(id) ?? {};
    const match = readLog(log, game, secret);
    if (!Array.isArray(players) || players.length !== match.setup.seats) {
      throw new BadInput('players', 'the players of the table are missing');
    }
    return { id, match, players, help: helpOf(help) };
  } catch (error) {
    putAside(id, { text, ...whyUnreadable(error) });
    return undefined;
  }
};

export interface Sent {
  readonly log: string;
  /** A log itself names nobody; without them everybody sits here. */
  readonly players?: readonly Sitter[] | undefined;
  readonly name?: string | undefined;
  readonly secret?: string | undefined;
  readonly shared?: boolean | undefined;
  readonly help?: Help | undefined;
  readonly advised?: boolean | undefined;
}
/** A game that came from elsewhere, as it would be kept. */
export const readSent = async ({ log, players, secret, ...more }: Sent): Promise<Kept | Unreadable> => {
  try {
    const match = readLog(log.trim(), await gameOf(log), secret);
    const seats = Array.from({ length: match.setup.seats }, (_, i) => players?.[i] ?? { name: '' });
    return newEntry(match, seats, more);
  } catch (error) {
    if (error instanceof BadInput) return whyUnreadable(error);
    throw error;
  }
};
/** A game only to be looked at. */
export const readMatch = async (log: string): Promise<Match> => readLog(log, await gameOf(log));
/** Makes a log one of this browser's games. */
export const adopt = async (log: string): Promise<Kept | Unreadable> => {
  const read = await readSent({ log });
  if ('id' in read) putEntry(read);
  return read;
};
