/** What only the terminal says of Fantasy Pub, in the language of the reader. */
import { LANGUAGES, type Language } from '@halcyon/speech';
import type { Scene } from '@halcyon/terminal-kit/scene';
import type { PubTerminal } from '../words/terminal.ts';

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => [language, (await import(`../words/${language}/terminal.ts`)).terminal] as const),
);
const WORDS: ReadonlyMap<Language, PubTerminal> = new Map(loaded);

export const pubWords = ({ speaker }: Scene): PubTerminal => WORDS.get(speaker.language)!;
