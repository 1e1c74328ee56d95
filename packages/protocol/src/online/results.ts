/** What came of games: of the deals of a day, and of a person's tables. */
import { z } from 'zod';
import type { TableCard } from './http.ts';

/**
 * POST /api/daily/<game>/<day>: the log of a finished game, which the server plays again. The first result of a person
 * stays; the same again is done once. What is refused names a `DailyRefusal` of packages/speech as its field.
 */
export const dailyWish = z.strictObject({ log: z.string() });
/** GET /api/daily/<game>/<day>, and the answer to POST. */
export interface DailyList {
  /** Of the rules, and the digest of what they deal: whoever has another one has played another deal. */
  readonly version: number;
  readonly digest: string;
  /** Whether results are still taken. */
  readonly open: boolean;
  readonly count: number;
  /** In the order in which they came, which tells nothing of how it went. */
  readonly names: readonly string[];
  /** The best first. Only for who has a result: others may still want to play. */
  readonly results?: readonly DailyLine[] | undefined;
}
export interface DailyLine {
  readonly name: string;
  readonly mine: boolean;
  readonly won: boolean;
  readonly score: number;
  readonly steps: number;
}

/** GET /api/me/games: a table of the caller that came to its end, for statistics. */
export interface PlayedGame extends Pick<TableCard, 'id' | 'game' | 'setup' | 'mine' | 'steps'> {
  readonly version: number;
  /** As the log writes it. */
  readonly outcome: string;
  /** How often something was taken back that somebody had learnt from: such a game does not count. */
  readonly marks: number;
  /** Of the table at its end: tells whether a log that was kept elsewhere is of the same game. */
  readonly digest: string;
  readonly ended: number;
}
