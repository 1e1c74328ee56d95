/** Every language and every game at hand, for the terminal and for tests. */
import { speakWith } from '@halcyon/speech/speak';
import { type GameSpeech, LANGUAGES, type Language, type MakeSpeaker } from '@halcyon/speech/speaker';
import type { TableSpeech, Words } from '@halcyon/speech/words';
import { GAME_IDS, loadWords, type Wanted } from './lazy.ts';

const EVERYTHING: ReadonlyMap<string, Wanted> = new Map(GAME_IDS.map((id) => [id, { modules: true, rules: true }]));
const loaded = await Promise.all(
  LANGUAGES.map(async (language) => [language, await loadWords(language, EVERYTHING)] as const),
);
const ALL: ReadonlyMap<Language, Words> = new Map(loaded);

export const wordsIn = (language: Language): Words => ALL.get(language)!;
export const tableWords = (language: Language): TableSpeech => wordsIn(language).table;
export const gameWords = (language: Language, game: string): GameSpeech | undefined => wordsIn(language).games[game];
export const speak: MakeSpeaker = (language, rules, audience) => speakWith(wordsIn(language), rules, audience);
