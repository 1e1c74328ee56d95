/** Positions to be won with open cards and known dice; `npm run puzzles -- cloud-nine` writes the book. */
import type { PuzzleBook } from '@halcyon/speech/puzzles/book';
import { book } from './book.ts';

export const puzzles: PuzzleBook = {
  book,
  die: ['red', 'green', 'yellow', 'purple', 'blank', 'blank'],
  hidden: { hands: 'hands', pile: 'pile' },
};
