/** Every language at once, for the terminal and for tests. */
import { words as de } from './languages/de.ts';
import { words as en } from './languages/en.ts';
import { words as fr } from './languages/fr.ts';
import { speakWith } from './speak.ts';
import { type GameSpeech, LANGUAGES, type Language, type MakeSpeaker } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';
import type { Words } from './words.ts';

const ALL: Readonly<Record<Language, Words>> = { en, fr, de };

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
export const wordsIn = (language: Language): Words => ALL[language];
export const tableWords = (language: Language): TableSpeech => ALL[language].table;
export const gameWords = (language: Language, game: string): GameSpeech | undefined => ALL[language].games[game];
export const speak: MakeSpeaker = (language, rules, audience) => speakWith(ALL[language], rules, audience);
