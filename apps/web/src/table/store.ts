/** Games in this browser. A game is its log, so a reload finds it in the middle of a payment; nothing unreadable is thrown away. */
import { findGame } from '@halcyon/catalog';
import { BadInput, chanceFrom, type Match, parseLog, printLog } from '@halcyon/kernel';
import { type Glance, putAside, TABLE_KEY } from './glance.ts';
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

export const openLog = (log: string): Match => parseLog(log, findGame, chanceFrom(freshSeed()));

/** The stored table; undefined if there is none. One that cannot be read is put aside first. */
export const loadTable = (): StoredTable | undefined => {
  const text = localStorage.getItem(TABLE_KEY);
  if (text === null) return undefined;
  try {
    const saved = JSON.parse(text) as Saved;
    const match = openLog(saved.log);
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
