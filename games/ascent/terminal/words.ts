/** What The Ascent says only in the terminal, in every language. */
import { LANGUAGES, type Language } from '@halcyon/speech';
import type { Scene } from '@halcyon/terminal-kit/scene';
import type { TerminalWords } from '../words/terminal.ts';

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => [language, (await import(`../words/${language}/terminal.ts`)).terminal] as const),
);
const WORDS: ReadonlyMap<Language, TerminalWords> = new Map(loaded);

export const wordsFor = ({ speaker }: Scene): TerminalWords => WORDS.get(speaker.language)!;
