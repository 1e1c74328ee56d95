/** What one language has to say: the words of the house, and those of the games that are loaded. */
import type { OnlineSpeech } from './page/online/speech.ts';
import type { PageSpeech } from './page/page-speech.ts';
import type { GameSpeech, Language } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';

export type { TableSpeech };
/** What the first screen says of a game; the rest of its words comes with the game. */
export type GameTitle = Pick<GameSpeech, 'title' | 'pitch'>;
/** What is said at its table. */
export type GameTalk = Omit<GameSpeech, keyof GameTitle | 'rules'>;
export type RuleTexts = GameSpeech['rules'];

/** Whatever the game. */
export interface HouseWords {
  readonly language: Language;
  readonly table: TableSpeech;
  readonly page: PageSpeech;
}
export interface Words extends HouseWords {
  /** Of every game. */
  readonly titles: Readonly<Record<string, GameTitle>>;
  /** Of those games that are loaded. In a page their rules have no text until somebody reads them. */
  readonly games: Readonly<Record<string, GameSpeech>>;
  /** For tables at a server, where they are wanted. */
  readonly online?: OnlineSpeech | undefined;
}

export const loadHouse = async (language: Language): Promise<HouseWords> =>
  (await import(`./languages/${language}.ts`)).words;
/** By name: a bundler would take whatever else lies in that folder for a language too. */
const ONLINE: Readonly<Record<Language, () => Promise<{ online: OnlineSpeech }>>> = {
  en: () => import('./page/online/en.ts'),
  fr: () => import('./page/online/fr.ts'),
  de: () => import('./page/online/de.ts'),
};
export const loadOnline = async (language: Language): Promise<OnlineSpeech> => (await ONLINE[language]()).online;
