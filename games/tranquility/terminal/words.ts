/** What only the terminal says of Tranquility, in the language of the reader. */
import { LANGUAGES, type Language } from '@halcyon/speech';
import type { Scene } from '@halcyon/terminal-kit/scene';
import type { SeaTerminal } from '../words/terminal.ts';

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => [language, (await import(`../words/${language}/terminal.ts`)).terminal] as const),
);
const WORDS: ReadonlyMap<Language, SeaTerminal> = new Map(loaded);

export const seaWordsIn = (language: Language): SeaTerminal => WORDS.get(language)!;
export const seaWords = ({ speaker }: Scene): SeaTerminal => seaWordsIn(speaker.language);
