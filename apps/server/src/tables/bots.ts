/** What a table asks of those who think for its bots. Where and how they think is not its business. */
import type { Move, OutlookMessage, Seat, Setup } from '@halcyon/kernel';

export interface BotQuestion {
  /** Names the table, so that the same decision draws the same numbers; the same after a reload. */
  readonly table: string;
  /** How often steps were taken back: a bot that remembers what was taken back is made anew. */
  readonly backs: number;
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly seat: Seat;
  readonly bot: string;
  /** What the bot's own seat knows, and nothing else. */
  readonly message: OutlookMessage;
}
export interface BotPool {
  /** A move, or undefined to stay silent. Rejects if no answer can be had. */
  think(question: BotQuestion): Promise<Move | undefined>;
  close(): Promise<void>;
}
