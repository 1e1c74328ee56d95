/** What is kept of a table between two visits: plain data, wherever it is written. */
import { fromHex, type Match, printLog, SECRET_BYTES, secretsOf, toHex } from '@halcyon/kernel';
import type { Sitter } from './sitter.ts';

export interface Saved {
  /** For a list of games that does not load the rules. */
  readonly game: string;
  readonly step: number;
  readonly over: boolean;
  readonly players: readonly Sitter[];
  readonly log: string;
  /** What the chance still to come follows from. Beside the log and not in it: whoever is sent the log must not get it. */
  readonly secret?: string | undefined;
}

export const savedOf = (match: Match, players: readonly Sitter[]): Saved => {
  const secret = match.outcome ? undefined : secretsOf(match).at(-1);
  return {
    game: match.game.id,
    step: match.length,
    over: match.outcome !== undefined,
    players,
    log: printLog(match),
    secret: secret && toHex(secret),
  };
};

/** A secret that was kept; undefined if it is none. */
export const secretIn = (text: string | undefined): Uint8Array | undefined => {
  const secret = fromHex(text?.trim() ?? '');
  return secret?.length === SECRET_BYTES ? secret : undefined;
};
