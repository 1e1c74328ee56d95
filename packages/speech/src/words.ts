/** All that one language has to say. A page loads one of languages/*.ts; the terminal has them all (all.ts). */
import type { PageSpeech } from './page/page-speech.ts';
import type { GameSpeech, Language } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';

export type { TableSpeech };
export interface Words {
  readonly language: Language;
  readonly table: TableSpeech;
  readonly page: PageSpeech;
  readonly games: Readonly<Record<string, GameSpeech>>;
}
