/** What a module asks of the mountain beyond being full. */
import type { Survey } from './survey.ts';

export interface Aim {
  /** A new decision begins: nothing is tried yet. */
  read(survey: Survey): void;
  /** How well it can still be reached with these slots, of which only what is tried differs from what was read. */
  weigh(survey: Survey): number;
  /** What a card in hand is worth for it, for the slots as they were last weighed. */
  keep(survey: Survey, card: number): number;
  /** No card is worth more than this. */
  most(survey: Survey): number;
}
