import type { TableSpeech } from '@halcyon/speech/words';
import type { Sitter } from '@halcyon/table';

/** What each seat is called in the reader's language. */
export const seatNames = (sitters: readonly Sitter[], table: TableSpeech): string[] =>
  sitters.map(({ name, bot }, i) => name || (bot === undefined ? table.player(i + 1) : table.bot(i + 1)));
