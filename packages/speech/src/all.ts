/** Every language and every game at once, for the terminal and for tests. */
import type { GameId } from '@halcyon/catalog/lazy';
import { ascentDe } from './ascent/de.ts';
import { ascentEn } from './ascent/en.ts';
import { ascentFr } from './ascent/fr.ts';
import { castleMerchantsDe } from './castle-merchants/de.ts';
import { castleMerchantsEn } from './castle-merchants/en.ts';
import { castleMerchantsFr } from './castle-merchants/fr.ts';
import { cloudNineDe } from './cloud-nine/de.ts';
import { cloudNineEn } from './cloud-nine/en.ts';
import { cloudNineFr } from './cloud-nine/fr.ts';
import { fantasyPubDe } from './fantasy-pub/de.ts';
import { fantasyPubEn } from './fantasy-pub/en.ts';
import { fantasyPubFr } from './fantasy-pub/fr.ts';
import { words as de } from './languages/de.ts';
import { words as en } from './languages/en.ts';
import { words as fr } from './languages/fr.ts';
import { reefDe } from './reef/de.ts';
import { reefEn } from './reef/en.ts';
import { reefFr } from './reef/fr.ts';
import { speakWith } from './speak.ts';
import { type GameSpeech, LANGUAGES, type Language, type MakeSpeaker } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';
import { tranquilityDe } from './tranquility/de.ts';
import { tranquilityEn } from './tranquility/en.ts';
import { tranquilityFr } from './tranquility/fr.ts';
import type { Words } from './words.ts';

const GAMES: Readonly<Record<GameId, Readonly<Record<Language, GameSpeech>>>> = {
  tranquility: { en: tranquilityEn, fr: tranquilityFr, de: tranquilityDe },
  ascent: { en: ascentEn, fr: ascentFr, de: ascentDe },
  'cloud-nine': { en: cloudNineEn, fr: cloudNineFr, de: cloudNineDe },
  'fantasy-pub': { en: fantasyPubEn, fr: fantasyPubFr, de: fantasyPubDe },
  reef: { en: reefEn, fr: reefFr, de: reefDe },
  'castle-merchants': { en: castleMerchantsEn, fr: castleMerchantsFr, de: castleMerchantsDe },
};
const gamesIn = (language: Language): Words['games'] =>
  Object.fromEntries(Object.entries(GAMES).map(([id, words]) => [id, words[language]]));

const ALL: Readonly<Record<Language, Words>> = {
  en: { ...en, games: gamesIn('en') },
  fr: { ...fr, games: gamesIn('fr') },
  de: { ...de, games: gamesIn('de') },
};

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
export const wordsIn = (language: Language): Words => ALL[language];
export const tableWords = (language: Language): TableSpeech => ALL[language].table;
export const gameWords = (language: Language, game: string): GameSpeech | undefined => ALL[language].games[game];
export const speak: MakeSpeaker = (language, rules, audience) => speakWith(ALL[language], rules, audience);
