/** What only the terminal says, in every language. */
import { LANGUAGES, type Language } from '../speaker.ts';
import type { TerminalSpeech } from './terminal-speech.ts';

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => [language, (await import(`./${language}.ts`)).terminal] as const),
);
const TERMINALS: ReadonlyMap<Language, TerminalSpeech> = new Map(loaded);

export const terminalWords = (language: Language): TerminalSpeech => TERMINALS.get(language)!;
export type { TerminalSpeech } from './terminal-speech.ts';
