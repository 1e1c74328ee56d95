/** A puzzle at this terminal, until it is solved or left. */
import type { Language } from '@halcyon/speech';
import type { PuzzleBook } from '@halcyon/speech/puzzles/book';
import type { Puzzle } from '@halcyon/table';
import { lastPicture } from './ending.ts';
import { runTable } from './loop.ts';
import { openScreen } from './open-screen.ts';
import { PuzzleSitting } from './puzzle-sitting.ts';
import { Leave } from './screen.ts';

export interface PuzzleWish {
  readonly puzzle: Puzzle;
  readonly book: PuzzleBook;
  /** The id of the one after it. */
  readonly next: string | undefined;
}
export const playPuzzle = async ({ puzzle, book, next }: PuzzleWish, language: Language): Promise<number> => {
  const screen = openScreen();
  const sitting = new PuzzleSitting(puzzle, book, language, screen, false);
  try {
    await runTable(sitting);
    const more = next === undefined ? '' : `${sitting.said.next}: halcyon puzzle ${puzzle.match.game.id} ${next}`;
    screen.close(lastPicture(sitting, sitting.verdict, more).lines);
    return 0;
  } catch (error) {
    screen.close([]);
    if (error instanceof Leave) return error.code;
    throw error;
  }
};
