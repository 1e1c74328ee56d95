/** Games in this browser. A game is its log, so a reload finds it in the middle of a payment; nothing unreadable is thrown away. */
import { loadGame } from '@halcyon/catalog/lazy';
import { BadInput, chanceFrom, type Game, type Match, parseLog, printLog } from '@halcyon/kernel';
import { type Glance, glance, putAside, TABLE_KEY } from './glance.ts';
import type { Player } from './players.ts';

export interface StoredTable {
  readonly match: Match;
  readonly players: readonly Player[];
}
interface Saved extends Glance {
  readonly players: readonly Player[];
  readonly log: string;
}

/** Numbers of chance that nobody can foresee. */
export const freshSeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');

export const saveTable = (match: Match, players: readonly Player[]): void => {
  const saved: Saved = {
    game: match.game.id,
    step: match.steps.length,
    over: match.outcome !== undefined,
    players,
    log: printLog(match),
  };
  localStorage.setItem(TABLE_KEY, JSON.stringify(saved));
};

/** A match from its log; a log of any other game is refused. */
export const readLog = (log: string, game: Game | undefined): Match =>
  parseLog(log, (id) => (id === game?.id ? game : undefined), chanceFrom(freshSeed()));
/** The same for a log of any game: the rules are loaded that its header names. */
export const openLog = async (log: string): Promise<Match> => {
  const [, id = '', version] = /^\s*game\s+(\S+)(?:\s+(\d+))?/m.exec(log) ?? [];
  return readLog(log, await loadGame(id, version === undefined ? undefined : Number(version)));
};

/** The stored table; undefined if there is none. One that cannot be read is put aside first. */
export const loadTable = async (): Promise<StoredTable | undefined> => {
  // Rules that cannot be loaded, because the line is broken, make no game unreadable.
  const game = await loadGame(glance()?.game ?? '');
  const text = localStorage.getItem(TABLE_KEY);
  if (text === null) return undefined;
  try {
    const saved = JSON.parse(text) as Saved;
    const match = readLog(saved.log, game);
    if (!Array.isArray(saved.players) || saved.players.length !== match.setup.seats) {
      throw new BadInput('players', 'the players of the table are missing');
    }
    return { match, players: saved.players };
  } catch (error) {
    const reason = error instanceof BadInput ? `${error.field}: ${error.message}` : String(error);
    putAside({ text, reason });
    return undefined;
  }
};
