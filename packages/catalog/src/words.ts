/** Every language and every game at hand, for the terminal and for tests. */
import { speakWith } from '@halcyon/speech/speak';
import { type GameSpeech, LANGUAGES, type Language, type MakeSpeaker } from '@halcyon/speech/speaker';
import type { TableSpeech, Words } from '@halcyon/speech/words';
import { GAME_IDS, loadWords } from './lazy.ts';

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => [language, await loadWords(language, GAME_IDS, GAME_IDS)] as const),
);
const ALL: ReadonlyMap<Language, Words> = new Map(loaded);

export const wordsIn = (language: Language): Words => ALL.get(language)!;
export const tableWords = (language: Language): TableSpeech => wordsIn(language).table;
export const gameWords = (language: Language, game: string): GameSpeech | undefined => wordsIn(language).games[game];
export const speak: MakeSpeaker = (language, rules, audience) => speakWith(wordsIn(language), rules, audience);
