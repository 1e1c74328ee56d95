/** What a module asks of the mountain beyond being full. */
import type { Sight } from './sight.ts';

export interface Aim {
  /** How well it can still be reached with these slots. */
  weigh(sight: Sight): number;
  /** What a card in hand is worth for it, for the slots as they were last weighed. */
  keep(sight: Sight, card: number): number;
}
