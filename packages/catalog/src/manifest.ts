/** What a game's manifest.ts says: how each of its parts is loaded. Nothing is loaded before somebody asks for it. */
import type { MakeBot } from '@halcyon/bots/bot';
import type { Rates } from '@halcyon/bots/rates';
import type { Game, Setup } from '@halcyon/kernel';
import type { Signs } from '@halcyon/speech/signs';
import type { Language } from '@halcyon/speech/speaker';
import type { Telling } from '@halcyon/speech/telling';
import type { GameTalk, GameTitle, RuleTexts } from '@halcyon/speech/words';
import type { Drawing } from '@halcyon/terminal-kit/scene';

export interface Manifest {
  readonly id: string;
  /** As on a box: what the rules allow, told before they are loaded (lazy.test.ts compares). */
  readonly seats: Game['seats'];
  /** Its rules ask for silence: a table lets people talk only if they agreed on it. */
  readonly silent?: boolean;
  rules(): Promise<Game>;
  /** The same game without its modules, if they are much to load: it tells what can be chosen and composes the plain set-up. */
  plain?(): Promise<Game>;
  /** What the first screen says of it. */
  title(language: Language): Promise<GameTitle>;
  /** What is said at its table. */
  words(language: Language): Promise<GameTalk>;
  /** The same without what only modules say, if that is much to load. */
  plainWords?(language: Language): Promise<GameTalk>;
  /** Its rules, clause by clause. */
  texts(language: Language): Promise<{ readonly rules: RuleTexts }>;
  /** What the signs of its picture say when they are asked. */
  signs?(language: Language): Promise<Signs>;
  /** How it tells its table in words. */
  telling?(language: Language): Promise<Telling>;
  /** Its own bots, the weakest first; a set-up may do with less than the whole bot, which comes without one. Random play needs no entry. */
  readonly bots: Readonly<Record<string, (setup?: Setup) => Promise<MakeBot>>>;
  /** How often they won. */
  rates?(): Promise<Rates>;
  /** Its picture in the terminal. The page finds its own in games/<game>/page: only Vite can load Svelte. */
  terminal?(): Promise<Drawing>;
}
