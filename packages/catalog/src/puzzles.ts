/** Books of puzzles, loaded when somebody solves one. They are listed here: manifests are part of the first screen. */
import type { PuzzleBook } from '@halcyon/speech/puzzles/book';

const BOOKS: Readonly<Record<string, () => Promise<{ readonly puzzles: PuzzleBook }>>> = {
  tranquility: () => import('@halcyon/tranquility/puzzle'),
  ascent: () => import('@halcyon/ascent/puzzle'),
  'cloud-nine': () => import('@halcyon/cloud-nine/puzzle'),
  'fantasy-pub': () => import('@halcyon/fantasy-pub/puzzle'),
  reef: () => import('@halcyon/reef/puzzle'),
  'castle-merchants': () => import('@halcyon/castle-merchants/puzzle'),
};
export const PUZZLE_GAMES: readonly string[] = Object.keys(BOOKS);
/** Undefined of a game that has none. */
export const loadPuzzles = async (game: string): Promise<PuzzleBook | undefined> =>
  Object.hasOwn(BOOKS, game) ? (await BOOKS[game]!()).puzzles : undefined;
