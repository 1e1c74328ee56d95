/** What a game's manifest.ts says: how each of its parts is loaded. Nothing is loaded before somebody asks for it. */
import type { MakeBot } from '@halcyon/bots/bot';
import type { Rates } from '@halcyon/bots/rates';
import type { Believe } from '@halcyon/bots/search/worlds';
import type { Game, Setup } from '@halcyon/kernel';
import type { FactBook } from '@halcyon/speech/facts';
import type { Coach, Lessons } from '@halcyon/speech/lesson';
import type { WhyBook } from '@halcyon/speech/reasons';
import type { Signs } from '@halcyon/speech/signs';
import type { Chapter, Language } from '@halcyon/speech/speaker';
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
  /** Its rules, clause by clause, and the chapters that they stand in. */
  texts(language: Language): Promise<{ readonly rules: RuleTexts; readonly chapters: readonly Chapter[] }>;
  /** What the signs of its picture say when they are asked. */
  signs?(language: Language): Promise<Signs>;
  /** How it tells its table in words. */
  telling?(language: Language): Promise<Telling>;
  /** How it is learnt by playing, and what the coach says to it. */
  lessons?(): Promise<Lessons>;
  coach?(language: Language): Promise<Coach>;
  /** What is told to those who ask for facts. One line for all languages: this file is part of the first screen. */
  help?(): Promise<FactBook>;
  /** Why a move may be played, and what its bots go by; one line, as above. */
  why?(): Promise<WhyBook>;
  /** Its own bots, the weakest first; a set-up may do with less than the whole bot, which comes without one. Random play needs no entry. */
  readonly bots: Readonly<Record<string, (setup?: Setup) => Promise<MakeBot>>>;
  /** In which worlds they believe; without it, in all that the rules imagine alike. */
  belief?(): Promise<Believe>;
  /** How often they won. */
  rates?(): Promise<Rates>;
  /** Its picture in the terminal. The page finds its own in games/<game>/page: only Vite can load Svelte. */
  terminal?(): Promise<Drawing>;
}
