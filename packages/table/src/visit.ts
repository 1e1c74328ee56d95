/** A table at a server together with the line to it, as terminals and programs have it. */
import { Line, type LineLent } from './line.ts';
import { type Coming, type RemoteLent, RemoteTable } from './remote-table.ts';

export interface VisitLent extends LineLent, Pick<RemoteLent, 'key' | 'refused'> {
  readonly coming: Coming;
  /** Of the table or the line: something is not as it was. */
  changed(): void;
}

export class Visit {
  readonly table: RemoteTable;
  readonly line: Line;

  constructor(lent: VisitLent) {
    this.table = new RemoteTable({
      send: (command) => this.line.send(command),
      key: lent.key,
      changed: () => lent.changed(),
      refused: (wish, why) => lent.refused?.(wish, why),
      later: (ms) => void lent.after(ms, () => this.table.resend()),
      reopen: () => this.line.reopen(),
      lost: () => this.line.end('lost'),
    });
    this.line = new Line(lent, {
      opened: () => this.table.enter(lent.coming),
      broken: () => this.table.hangUp(),
      heard: (message) => this.table.receive(message),
    });
  }
  close(): void {
    this.table.close();
    this.line.close();
  }
}
