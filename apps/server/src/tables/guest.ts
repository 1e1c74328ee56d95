/** Somebody who has come to a table over a line, as the room knows them. */
import type { Seat, Viewer } from '@halcyon/kernel';
import type { ServerMessage } from '@halcyon/protocol/online';
import { seatsHeld, type TableState } from './table-state.ts';

export type ByeReason = Extract<ServerMessage, { readonly is: 'bye' }>['why'];

export interface Guest {
  readonly person: string | undefined;
  /** Came as a spectator: holds no seat, whoever it is. */
  readonly watching: boolean;
  /** A program that came by a key: the one seat that the key opens. */
  readonly program?: Seat | undefined;
  /** Speaks version 1 of the protocol: is told all of the table with every message. */
  readonly whole?: boolean | undefined;
  /** Wants to be told what its seats can do. */
  readonly moves?: boolean | undefined;
  /** One message, as JSON. Never throws, never waits. */
  tell(text: string): void;
  bye(why: ByeReason): void;
}

export const ownSeats = (state: TableState, { person, watching }: Guest): number[] =>
  watching ? [] : seatsHeld(state, person);

/** A key is good while its program sits there: the log says who does, and nothing else has to be taken away. */
export const isVoid = ({ seats }: TableState, { person, program }: Guest): boolean =>
  program !== undefined && seats[program]?.person !== person;

/** Whose eyes a guest looks through. When the game is over there is nothing left to hide. */
export const viewersOf = (state: TableState, guest: Guest): Viewer[] => {
  const own = ownSeats(state, guest);
  const eyes: Viewer[] = own.length > 0 ? own : ['audience'];
  return state.status === 'ended' ? [...eyes, 'referee'] : eyes;
};
/** Spectators; before the start somebody without a seat may just be choosing one. */
export const isWatcher = (state: TableState, guest: Guest): boolean =>
  guest.watching || (state.status !== 'open' && ownSeats(state, guest).length === 0);
