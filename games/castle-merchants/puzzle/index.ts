/** Positions to be won with open cards and known dice; `npm run puzzles -- castle-merchants` writes the book. */
import type { PuzzleBook } from '@halcyon/speech/puzzles/book';
import { book } from './book.ts';

export const puzzles: PuzzleBook = {
  book,
  die: ['mountain', 'field', 'village', 'forest', 'castle-road', 'landslide'],
  hidden: { hands: 'hands', pile: 'pile' },
};
