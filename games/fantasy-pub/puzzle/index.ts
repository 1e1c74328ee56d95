/** Positions to be won with open cards and known dice; `npm run puzzles -- fantasy-pub` writes the book. */
import type { PuzzleBook } from '@halcyon/speech/puzzles/book';
import { book } from './book.ts';

export const puzzles: PuzzleBook = { book, die: ['1', '2', '3', '4', '5', '6'], hidden: { piles: 'pile' } };
