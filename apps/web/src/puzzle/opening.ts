/** A puzzle with all that shows it: its position read by the rules, the game's words and picture. */
import { loadGame } from '@halcyon/catalog/lazy';
import { loadPuzzles } from '@halcyon/catalog/puzzles';
import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import type { PuzzleBook } from '@halcyon/speech/puzzles/book';
import { type Puzzle, puzzleHeads, readPuzzle } from '@halcyon/table';
import { loadRenderer } from '../games.ts';

export interface OpenedPuzzle {
  readonly puzzle: Puzzle;
  readonly book: PuzzleBook;
  readonly renderer: Renderer | undefined;
  /** As it is counted in the list. */
  readonly number: number;
  /** The id of the one after it. */
  readonly next: string | undefined;
}
export const openPuzzle = async (game: string, id: string): Promise<OpenedPuzzle | undefined> => {
  const [book, rules] = await Promise.all([
    loadPuzzles(game),
    loadGame(game),
    speech.loadGame(game, { modules: true }),
  ]);
  const heads = book ? puzzleHeads(book.book) : [];
  const at = heads.findIndex((head) => head.id === id);
  if (at < 0 || !rules) return undefined;
  const puzzle = readPuzzle(heads[at]!, () => rules);
  const renderer = await loadRenderer(game, puzzle.match.setup);
  return { puzzle, book: book!, renderer, number: at + 1, next: heads[at + 1]?.id };
};
