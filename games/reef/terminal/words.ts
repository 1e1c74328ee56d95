/** What only the terminal says of The Reef, in the language of the reader. */
import { inEveryLanguage } from '@halcyon/speech/borrowing';
import type { Scene } from '@halcyon/terminal-kit/scene';
import type { ReefTerminal } from '../words/terminal.ts';

export type { ReefTerminal };

const words = await inEveryLanguage<ReefTerminal>(
  async (language) => (await import(`../words/${language}/terminal.ts`)).terminal,
);

export const reefWords = ({ speaker }: Scene): ReefTerminal => words(speaker.language);
