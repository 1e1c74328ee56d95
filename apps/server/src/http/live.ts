/** The tables that are played, as the front door sees them. */
import type { Duplex } from 'node:stream';
import type { AgainWish, openWish, Past, PlayedAgain, PlayedGame, TableCard } from '@halcyon/protocol/online';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import type { ProgramWish } from '../tables/acts/programs.ts';
import type { PastWish } from '../tables/past.ts';
import type { Place } from '../wire/session.ts';

/** With its names tidied. */
type OpenWish = z.infer<typeof openWish>;

/** Whatever they refuse is a `Problem`, or a `BadInput` that names a field. */
export interface LiveTables {
  /** Opens a table for this person, who becomes its host. Its id. */
  open(person: string, wish: OpenWish): Promise<string>;
  /** Once more with the same people, after the end: the table of the first who wished it, at which this person sits. */
  again(table: string, person: string, wish: AgainWish): Promise<PlayedAgain>;
  cards(person: string): Promise<readonly TableCard[]>;
  listed(): Promise<readonly TableCard[]>;
  /** What this person has played here to its end, the newest first. */
  played(person: string): Promise<readonly PlayedGame[]>;
  /** Lets somebody watch; only who sits there may give it away. */
  watchKey(table: string, person: string): Promise<string>;
  /** The log of the kernel. Nobody in particular gets it where anybody may see it. */
  exportLog(table: string, person: string | undefined, names: boolean): Promise<string>;
  /** How a table stood from a step on, as an own seat or anybody saw it then. */
  past(table: string, person: string | undefined, wish: PastWish): Promise<Past>;
  /** Takes over a line that was let in. */
  accept(socket: WebSocket, stream: Duplex, at: Place): void;
  /** Before the start, by the host or whoever sits there. */
  giveToProgram(table: string, person: string, wish: ProgramWish): Promise<void>;
  /** Whether this person has the table before its eyes. */
  isLooking(table: string, person: string): boolean;
  /** The people whom a table waits for. */
  turnOf(table: string): Promise<readonly string[]>;
  /** Somebody was forgotten: a name that is still shown somewhere goes too. */
  forgotten(): Promise<void>;
  /** For the numbers of the house. */
  readonly rooms: number;
  /** Tells everybody, and waits for what is on its way to the store. */
  close(): Promise<void>;
}
