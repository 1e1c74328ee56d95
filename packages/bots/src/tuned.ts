/** Weights that `npm run tune` found for one kind of a game and one number of seats. */
import type { Setup } from '@halcyon/kernel';
import { kindOf, type Rates } from './rates.ts';

export interface Tuned<Weights> {
  /** What a key does not name. */
  readonly standard: Rates['standard'];
  /** By kind of the game (`kindOf`), then by seats: the weights that differ from what the game has otherwise. */
  readonly rows: Readonly<Record<string, Readonly<Record<number, Partial<Weights>>>>>;
}

export const tunedFor = <Weights>(tuned: Tuned<Weights>, setup: Setup): Partial<Weights> | undefined =>
  tuned.rows[kindOf(tuned, setup)]?.[setup.seats];
