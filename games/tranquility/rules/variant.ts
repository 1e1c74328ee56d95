/** A layout replaces the board, a mode the objective. Beyond that they fill the slots, as features do. */
import type { Outcome } from '@halcyon/kernel';
import type { Board } from './board.ts';
import type { Parts } from './parts.ts';
import type { Box } from './slots.ts';
import type { State } from './state.ts';

interface Variant {
  readonly id: string;
  /** What it takes out of the box, where that is not the standard. */
  readonly box?: Partial<Box>;
  install?(parts: Parts): void;
}
export interface Layout extends Variant {
  readonly board: Board;
}
export interface Mode extends Variant {
  /** Against each other: how it ended. Without it all win or lose together, and `lose` ends the game. */
  rank?(s: State): Outcome;
}
