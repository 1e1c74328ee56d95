/** What Castle Merchants says only in the terminal, in every language. */
import { inEveryLanguage } from '@halcyon/speech/borrowing';
import type { Scene } from '@halcyon/terminal-kit/scene';
import type { TerminalWords } from '../words/terminal.ts';

const words = await inEveryLanguage<TerminalWords>(
  async (language) => (await import(`../words/${language}/terminal.ts`)).terminal,
);

export const wordsFor = ({ speaker }: Scene): TerminalWords => words(speaker.language);
