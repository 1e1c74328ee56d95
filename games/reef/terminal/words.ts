/** What only the terminal says of The Reef, in the language of the reader. */
import { LANGUAGES, type Language } from '@halcyon/speech';
import type { Scene } from '@halcyon/terminal-kit/scene';
import type { ReefTerminal } from '../words/terminal.ts';

export type { ReefTerminal };

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => [language, (await import(`../words/${language}/terminal.ts`)).terminal] as const),
);
const WORDS: ReadonlyMap<Language, ReefTerminal> = new Map(loaded);

export const reefWords = ({ speaker }: Scene): ReefTerminal => WORDS.get(speaker.language)!;
