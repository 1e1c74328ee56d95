/** What only the terminal says of Fantasy Pub, in the language of the reader. */
import { inEveryLanguage } from '@halcyon/speech/borrowing';
import type { Scene } from '@halcyon/terminal-kit/scene';
import type { PubTerminal } from '../words/terminal.ts';

const words = await inEveryLanguage<PubTerminal>(
  async (language) => (await import(`../words/${language}/terminal.ts`)).terminal,
);

export const pubWords = ({ speaker }: Scene): PubTerminal => words(speaker.language);
