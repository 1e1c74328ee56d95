/** What the people of the laboratory did and were told: all that the checker knows of them. */
import type { SeenStep, Viewer } from '@halcyon/kernel';

export type Op =
  /** A wish was put on the line, for the first time or once more. */
  | { readonly op: 'sent'; readonly table: string; readonly key: string }
  | { readonly op: 'done'; readonly table: string; readonly key: string; readonly seq: number }
  | { readonly op: 'refused'; readonly table: string; readonly key: string; readonly why: string }
  /** Welcome or news: the steps of one viewer, from a number on. `line`: each connection counts anew. */
  | {
      readonly op: 'saw';
      readonly table: string;
      readonly line: string;
      readonly seq: number;
      readonly viewer: Viewer;
      readonly from: number;
      readonly steps: readonly SeenStep[];
    };

export interface Record {
  readonly ops: Op[];
  note(op: Op): void;
}
export const newRecord = (): Record => {
  const ops: Op[] = [];
  return { ops, note: (op) => void ops.push(op) };
};
