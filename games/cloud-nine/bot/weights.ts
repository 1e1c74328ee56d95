/** The numbers behind the Cloud 9 heuristic. */
import type { Habits } from './odds.ts';

export interface Weights extends Habits {
  /** How far a point and a card decide the game, at its start and what is added near its end; a Wild beyond that. */
  readonly point: number;
  readonly pointLate: number;
  readonly card: number;
  readonly cardLate: number;
  readonly wild: number;
  /** Others spend a Wild from this cloud on, each cloud more readily by this. */
  readonly thrift: number;
  readonly willing: number;
  /** How much more the others hope for than they should. */
  readonly bold: number;
  /** What part of the next cloud's points they are expected to bring home who fly on without the seat. */
  readonly flyOn: number;
  /** How often a trip of others ends with a fall. */
  readonly falls: number;
  /** Clouds that are thought ahead. */
  readonly horizon: number;
}
export const WEIGHTS: Weights = {
  few: 1.4,
  some: 0.6,
  saved: 1.3,
  point: 0.1,
  pointLate: 0.1,
  card: 0.12,
  cardLate: -0.08,
  wild: 0.65,
  thrift: 1,
  willing: 0.27,
  bold: 1,
  flyOn: 1.4,
  falls: 0.7,
  horizon: 3,
};
