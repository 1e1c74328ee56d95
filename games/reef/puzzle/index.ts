/** Positions to be won in one turn, with open cards; `npm run puzzles -- reef` writes the book. */
import type { PuzzleBook } from '@halcyon/speech/puzzles/book';
import { book } from './book.ts';

export const puzzles: PuzzleBook = { book, die: [], hidden: { faces: 'faceDown', breedingPile: 'breedingCards' } };
