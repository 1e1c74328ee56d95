/** What the people of the laboratory did and were told: all that the checker knows of them. */
import type { SeenStep, Viewer } from '@halcyon/kernel';
import type { ServerMessage } from '@halcyon/protocol/online';

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

/** What somebody was told. */
export const noteMessage = ({ note }: Record, table: string, line: string, message: ServerMessage): void => {
  if (message.is === 'done') note({ op: 'done', table, key: message.key, seq: message.seq });
  if (message.is === 'refused') note({ op: 'refused', table, key: message.key, why: message.why.kind });
  if (message.is !== 'welcome' && message.is !== 'news') return;
  const { seq } = message;
  for (const { viewer, steps } of message.views ?? []) note({ op: 'saw', table, line, seq, viewer, from: 0, steps });
  for (const { viewer, from, steps } of message.changes ?? [])
    note({ op: 'saw', table, line, seq, viewer, from, steps });
};
