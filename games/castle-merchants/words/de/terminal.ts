/** What Castle Merchants says only in the terminal, in German. */
import type { TerminalWords } from '../terminal.ts';

export const terminal: TerminalWords = {
  picked: 'andere Karte · Eingabetaste: zurück · hilfe',
};
