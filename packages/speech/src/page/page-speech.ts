/** What only the page says, whatever the game. Seats and steps count from 1. */
import type { KeptSpeech } from './kept/speech.ts';
import type { KeysSpeech } from './keys/speech.ts';
import type { SetupSpeech } from './setup/speech.ts';

export interface CellFacts {
  /** The cell's name, as the speaker says it. */
  readonly where: string;
  /** What lies there, in words; undefined = empty. */
  readonly there: string | undefined;
  /** Nearest islands before and after in the chain, 0 = none. */
  readonly before: number;
  readonly after: number;
  /** The card that was picked up, with its cost there, or undefined if it may not go there. */
  readonly card: string | undefined;
  readonly cost: number | undefined;
  /** What closes the cell or its row. */
  readonly closed: readonly string[];
}
export interface PageSpeech {
  readonly tagline: string;
  readonly noAffiliation: string;
  readonly home: string;
  readonly loading: string;
  readonly chooseGame: string;
  /** For how many: '1–5 players'. */
  seats(least: number, most: number): string;
  readonly resume: string;
  /** What a stored game says about itself on the home screen. */
  stored(game: string, step: number): string;
  readonly openLog: string;
  /** The link to the deals of the day, and the one to what was won. */
  readonly daily: string;
  readonly statistics: string;
  readonly settings: string;
  /** In the title of the tab, for whoever looks at another one. */
  readonly yourTurn: string;
  readonly textTable: string;
  readonly pictureTable: string;
  readonly close: string;
  readonly menu: string;
  readonly goal: string;
  /** How far the goal is. */
  readonly soFar: string;

  seat(n: number): string;
  nameOf(n: number): string;
  botLevel(name: string): string;
  /** Why a module cannot be chosen now; the names of those that stand in its way as one phrase. */
  notWith(names: string): string;

  readonly board: string;
  readonly hand: string;
  handOf(name: string): string;
  /** 'Bot 2: 5 cards in hand, 12 in the pile, 3 discarded'. */
  seatAbout(name: string, hand: number, pile: number, discards: number): string;
  cell(facts: CellFacts): string;
  /** A card in hand: its name, and whether it is picked up or marked for dropping. */
  handCard(name: string, state: 'free' | 'picked' | 'marked'): string;
  chosen(n: number, of: number): string;
  drop(n: number): string;
  readonly pickFirst: string;
  readonly more: string;
  readonly actions: string;
  pass(name: string): string;
  passAbout(name: string): string;
  iAm(name: string): string;
  watching: string;

  readonly leave: string;

  readonly rules: string;
  rulesOf(game: string): string;
  readonly learn: string;
  readonly puzzles: string;
  learnOf(game: string): string;

  /** What the others did since the reader acted. */
  readonly lastTurns: string;
  /** The next bot may act. */
  readonly next: string;
  readonly signs: string;
  readonly setup: SetupSpeech;
  readonly kept: KeptSpeech;
  readonly keys: KeysSpeech;
}
