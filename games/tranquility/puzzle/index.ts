/** Positions to be won with open cards; `npm run puzzles -- tranquility` writes the book. */
import type { PuzzleBook } from '@halcyon/speech/puzzles/book';
import { book } from './book.ts';

export const puzzles: PuzzleBook = { book, die: [], hidden: { hands: 'hands', piles: 'pile' } };
