import type { TableSpeech } from '@halcyon/speech/words';

/** Who sits at a seat: a person in front of this device, or a bot by its name. */
export interface Player {
  /** The name as typed; empty = the table's word for this seat. */
  readonly name: string;
  readonly bot: string | undefined;
}

/** What each seat is called in the reader's language. */
export const seatNames = (players: readonly Player[], table: TableSpeech): string[] =>
  players.map(({ name, bot }, i) => name || (bot === undefined ? table.player(i + 1) : table.bot(i + 1)));
