/** Games in this browser. A game is its log, so a reload finds it in the middle of a payment; nothing unreadable is thrown away. */
import { loadGame } from '@halcyon/catalog/lazy';
import {
  BadInput,
  type Game,
  goOnUnder,
  Match,
  OlderVersion,
  parseLog,
  SECRET_BYTES,
  type Setup,
  sealedChance,
} from '@halcyon/kernel';
import { type Saved, type Sitter, savedOf, secretIn } from '@halcyon/table';
import { putAside, stored, TABLE_KEY, type Unreadable } from './glance.ts';

export interface StoredTable {
  readonly match: Match;
  readonly players: readonly Sitter[];
}
/** A secret that nobody can foresee. */
const freshSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

export const saveTable = (saved: Saved): void => localStorage.setItem(TABLE_KEY, JSON.stringify(saved));
/** A new game, dealt, as this browser's table. */
export const beginTable = (game: Game, setup: Setup, players: readonly Sitter[]): void =>
  saveTable(savedOf(new Match(game, setup, sealedChance(freshSecret())), players));

/** The rules that the header of a log names. */
const gameOf = (log: string): Promise<Game | undefined> => {
  const [, id = '', version] = /^\s*game\s+(\S+)(?:\s+(\d+))?/m.exec(log) ?? [];
  return loadGame(id, version === undefined ? undefined : Number(version));
};
/** A match from its log, which goes on under the secret that was saved with it, or a new one. */
const readLog = (log: string, game: Game | undefined, secret?: string): Match =>
  parseLog(log, (id) => (id === game?.id ? game : undefined), goOnUnder(secretIn(secret), freshSecret));
export const openLog = async (log: string): Promise<Match> => readLog(log, await gameOf(log));

/** The stored table; undefined if there is none. One that cannot be read is put aside first. */
export const loadTable = async (): Promise<StoredTable | undefined> => {
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
export const whyUnreadable = (error: unknown): Unreadable => ({
  reason: error instanceof BadInput ? `${error.field}: ${error.message}` : String(error),
  older: error instanceof OlderVersion,
});
