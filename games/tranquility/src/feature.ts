/** A feature is one file that fills the table's slots. It imports no other feature. */
import type { installStart } from './actions/start.ts';
import type { Table } from './table.ts';
import type { Turn } from './turn.ts';

export interface FeatureParts {
  readonly table: Table;
  readonly turn: Turn;
  readonly start: ReturnType<typeof installStart>;
}
export interface Feature {
  readonly id: string;
  install(parts: FeatureParts): void;
}
