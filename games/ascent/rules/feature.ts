/** A module fills the table's slots. It imports no other module. */
import type { Table } from './table.ts';
import type { Turn } from './turn.ts';

export interface Feature {
  readonly id: string;
  install(table: Table, turn: Turn): void;
}
