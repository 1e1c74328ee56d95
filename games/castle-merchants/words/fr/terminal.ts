/** What Castle Merchants says only in the terminal, in French. */
import { typeset } from '@halcyon/speech/grammar';
import type { TerminalWords } from '../terminal.ts';

export const terminal: TerminalWords = typeset({
  picked: 'autre carte · Entrée : la reposer · aide',
});
