/** The tables that are played, as the front door sees them. */
import type { OpenWish, TableCard } from '@halcyon/protocol/online';
import type { WebSocket } from 'ws';

/** Whatever they refuse is a `Problem`, or a `BadInput` that names a field. */
export interface LiveTables {
  /** Opens a table for this person, who becomes its host. Its id. */
  open(person: string, wish: OpenWish): Promise<string>;
  cards(person: string): Promise<readonly TableCard[]>;
  listed(): Promise<readonly TableCard[]>;
  /** Lets somebody watch; only who sits there may give it away. */
  watchKey(table: string, person: string): Promise<string>;
  /** The log of the kernel. Nobody in particular gets it where anybody may see it. */
  exportLog(table: string, person: string | undefined, names: boolean): Promise<string>;
  /** Takes over a line that was let in. */
  accept(socket: WebSocket, at: { readonly table: string; readonly person: string | undefined }): void;
  /** Tells everybody, and waits for what is on its way to the store. */
  close(): Promise<void>;
}
