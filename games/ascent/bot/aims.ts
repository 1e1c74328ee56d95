/** What a module asks of the mountain beyond being full. */
import type { Survey } from './survey.ts';

export interface Aim {
  /** How well it can still be reached with these slots. */
  weigh(survey: Survey): number;
  /** What a card in hand is worth for it, for the slots as they were last weighed. */
  keep(survey: Survey, card: number): number;
}
