/** What can be said for a move, and what each speaks of. */
import type { FactOf } from '@halcyon/speech/facts';
import type { Nothing } from '@halcyon/speech/reasons';
import type { Card, Cell, Row } from '../rules/vocabulary.ts';

export interface MountainReasons {
  only: Nothing;
  wins: Nothing;
  free: Nothing;
  cost: { cost: number };
  /** Slots that become open by it. */
  opens: { cells: readonly Cell[] };
  fills: { row: Row };
  /** A bridge is covered or laid; so many are visible then. */
  covers: { visible: number };
  bridges: { visible: number };
  path: { row: Row };
  films: { left: number };
  ibex: { there: number; needed: number };
  lifts: { card: Card };
  /** Copies of a discarded card that stay in the hand or have not been seen. */
  copies: { card: Card; held: number; unseen: number };
  keepsSummit: { unseen: number };
  noPlace: Nothing;
  dear: { card: Card; cell: Cell; cost: number };
  grapples: { left: number };
  herd: { count: number; row: Row };
  /** In the top row, where they must be. */
  home: { there: number; needed: number };
  rests: { rows: number };
}
export type MountainReason = FactOf<MountainReasons>;
