/** What only the terminal says of Tranquility, in the language of the reader. */
import { inEveryLanguage } from '@halcyon/speech/borrowing';
import type { Scene } from '@halcyon/terminal-kit/scene';
import type { SeaTerminal } from '../words/terminal.ts';

const words = await inEveryLanguage<SeaTerminal>(
  async (language) => (await import(`../words/${language}/terminal.ts`)).terminal,
);

export const seaWordsIn = words;
export const seaWords = ({ speaker }: Scene): SeaTerminal => words(speaker.language);
