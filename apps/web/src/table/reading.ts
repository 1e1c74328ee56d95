/** Games from their logs: the stored one, and those that somebody opens. Nothing unreadable is thrown away. */
import { loadGame } from '@halcyon/catalog/lazy';
import { BadInput, type Game, goOnUnder, type Match, OlderVersion, parseLog } from '@halcyon/kernel';
import { savedOf, secretIn } from '@halcyon/table';
import { putAside, stored, TABLE_KEY, type Unreadable } from './glance.ts';
import { freshSecret, type StoredTable, saveTable } from './store.ts';

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

export const readTable = async (): Promise<StoredTable | undefined> => {
  // Rules that cannot be loaded, because the line is broken, make no game unreadable.
  const game = await gameOf(stored()?.log ?? '');
  const text = localStorage.getItem(TABLE_KEY);
  if (text === null) return undefined;
  try {
    const { log = '', secret, players } = stored()!;
    const match = readLog(log, game, secret);
    if (!Array.isArray(players) || players.length !== match.setup.seats) {
      throw new BadInput('players', 'the players of the table are missing');
    }
    return { match, players };
  } catch (error) {
    putAside({ text, ...whyUnreadable(error) });
    return undefined;
  }
};

/** Makes a log this browser's table. A log names no people, so everybody sits here. */
export const adopt = async (log: string): Promise<{ over: boolean } | Unreadable> => {
  try {
    const match = readLog(log.trim(), await gameOf(log));
    const players = Array.from({ length: match.setup.seats }, () => ({ name: '' }));
    saveTable(savedOf(match, players));
    return { over: match.outcome !== undefined };
  } catch (error) {
    if (error instanceof BadInput) return whyUnreadable(error);
    throw error;
  }
};
