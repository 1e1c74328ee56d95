import type { Mode } from '../variant.ts';

/** The game as the book's first pages have it. */
export const standard: Mode = { id: 'standard' };
