/** What goes between the server and a child that thinks, as plain data. */
import type { Move } from '@halcyon/kernel';
import type { BotQuestion } from '../tables/bots.ts';

export interface Asked {
  readonly id: number;
  readonly question: BotQuestion;
}
export interface Thought {
  readonly id: number;
  /** null = the bot stays silent. */
  readonly move: Move | null;
  readonly trouble?: string;
}
