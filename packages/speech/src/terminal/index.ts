/** What only the terminal says, in every language. */
import { inEveryLanguage } from '../borrowing.ts';
import type { TerminalSpeech } from './terminal-speech.ts';

export const terminalWords = await inEveryLanguage<TerminalSpeech>(
  async (language) => (await import(`./${language}.ts`)).terminal,
);
export type { TerminalSpeech } from './terminal-speech.ts';
