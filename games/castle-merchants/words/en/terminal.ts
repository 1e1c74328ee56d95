/** What Castle Merchants says only in the terminal, in English. */
import type { TerminalWords } from '../terminal.ts';

export const terminal: TerminalWords = {
  picked: 'another card · Enter: put it back · help',
};
