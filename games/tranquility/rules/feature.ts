/** A feature fills the table's slots. It imports no other feature. */
import type { Placing } from './actions/place.ts';
import type { Paying } from './actions/start.ts';
import type { Table } from './table.ts';
import type { Turn } from './turn.ts';

export interface FeatureParts {
  readonly table: Table;
  readonly turn: Turn;
  readonly placing: Placing;
  /** Where Starts are used. */
  readonly start: Paying | undefined;
}
export interface Feature {
  readonly id: string;
  install(parts: FeatureParts): void;
}
