/** What can be said for a move, and what each speaks of. */
import type { Seat } from '@halcyon/kernel';
import type { FactOf } from '@halcyon/speech/facts';
import type { Nothing } from '@halcyon/speech/reasons';
import type { Place } from '../rules/features/storm-compass/vocabulary.ts';
import type { Card, Cell, Row } from '../rules/vocabulary.ts';

/** Empty cells between two numbers, and islands that can still come for them. */
export type GapNumbers = {
  readonly low: number;
  readonly high: number;
  readonly cells: number;
  readonly numbers: number;
};
export interface SeaReasons {
  only: Nothing;
  wins: Nothing;
  /** T4.7. */
  mustStart: Nothing;
  free: Nothing;
  cost: { cost: number; beside: Card };
  closes: { low: number; high: number };
  /** The tighter of the two gaps beside a card. */
  leaves: GapNumbers;
  /** The Explorer deck decides whether it stays. */
  border: Nothing;
  /** 1 = the side that is wanted there. */
  side: { right: number };
  /** Against each other. */
  scores: { points: number; cost: number };
  /** Why a card is dropped, or a joker laid. */
  fitsNowhere: { cards: readonly Card[] };
  gap: GapNumbers;
  finishes: { held: number; unseen: number };
  startLies: Nothing;
  due: { left: number };
  keepsFinish: { unseen: number };
  /** Why two cards, or all, are thrown. */
  noPlace: Nothing;
  dear: { card: Card; cell: Cell; cost: number };
  squeezes: GapNumbers & { card: Card };
  share: { seats: number };
  missing: { said: number; missing: number };
  rich: { own: number; average: number };
  /** A row to be closed: its empty cells, and cards of the hand that could go there. */
  row: { row: Row; empty: number; own: number };
  opens: { row: Row; empty: number; open: number };
  frees: { place: Place; seat: Seat; cards: number };
  wards: Nothing;
  compasses: { left: number };
  earns: { storms: number };
  noAction: Nothing;
  drawing: Nothing;
  unseenTwo: { pile: number };
  devours: GapNumbers & { card: Card };
  noStart: Nothing;
  clears: { cell: Cell };
}
export type SeaReason = FactOf<SeaReasons>;
