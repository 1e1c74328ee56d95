/** What one language has to say. A page loads it bit by bit (lazy.ts), the terminal has it all (all.ts). */
import type { GameId } from '@halcyon/catalog/lazy';
import type { PageSpeech } from './page/page-speech.ts';
import type { GameSpeech, Language } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';

export type { TableSpeech };
/** What the first screen says of a game; the rest of its words comes with the game. */
export type GameTitle = Pick<GameSpeech, 'title' | 'pitch'>;
/** What is said at its table. */
export type GameTalk = Omit<GameSpeech, keyof GameTitle | 'rules'>;
export type RuleTexts = GameSpeech['rules'];
export type Loaders<Part> = Readonly<Record<GameId, () => Promise<Part>>>;
export type Titles = Readonly<Record<GameId, GameTitle>>;

export interface Words {
  readonly language: Language;
  readonly table: TableSpeech;
  readonly page: PageSpeech;
  /** Of every game. */
  readonly titles: Readonly<Record<string, GameTitle>>;
  /** Of those games that are loaded. In a page their rules have no text until somebody reads them. */
  readonly games: Readonly<Record<string, GameSpeech>>;
}
/** All but the words of the games. */
export type CommonWords = Omit<Words, 'games'>;
