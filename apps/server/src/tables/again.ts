/**
 * Once more with the same people. Which table that is, the log of the table before decides: the first who says so names it,
 * and whoever presses at the same moment finds it there. So the entry comes before the table; a server that stops in between
 * leaves an id that the next one who presses opens.
 */
import type { AgainWish, PlayedAgain } from '@halcyon/protocol/online';
import { playAgain } from './acts/seats.ts';
import type { Guest } from './guest.ts';
import { newTableId } from './ids.ts';
import { type OpenWish, openingOf } from './opening.ts';
import { NotAllowed } from './refusals.ts';
import type { Room } from './room.ts';
import type { RoomsDeps } from './rooms.ts';
import { seatsHeld, seatsKept, type TableState } from './table-state.ts';

interface Before {
  readonly state: TableState;
  readonly names: readonly string[];
}
const lookAt = (room: Room): Promise<Before> => room.look(({ state, names }) => ({ state, names }));

/** Says at the table before that its people play again at this one, unless somebody was first. */
export const settleNext = async (room: Room, person: string, key: string, table: string): Promise<TableState> => {
  const answered = await room.carry({ person }, key, (scene) => playAgain(scene, { person }, table));
  if ('why' in answered) throw new NotAllowed('this table cannot be played again');
  return (await lookAt(room)).state;
};

/** The same once more: own seats with what was thrown in, bots as they were, all other seats for those who had them. */
const sameAgain = ({ state, names }: Before, person: string, { key, salts }: AgainWish): OpenWish => {
  const own = seatsHeld(state, person);
  const { features, ...setup } = state.setup;
  return {
    key,
    game: state.game,
    setup: { ...setup, features: [...features] },
    name: names[own[0]!] ?? '',
    seats: state.seats.map((sitter, seat): OpenWish['seats'][number] => {
      if (sitter.person === person)
        return { kind: 'me', name: names[seat] ?? '', salt: salts[own.indexOf(seat)] ?? salts[0]! };
      // A key opens one table, so a program cannot come back by itself.
      if (sitter.person !== null && !sitter.program) return { kind: 'kept', seat };
      return sitter.bot === null ? { kind: 'open' } : { kind: 'bot', bot: sitter.bot };
    }),
    pace: state.pace,
    talk: state.talk,
    help: state.help,
    from: state.id,
  };
};

/** Sits down where seats are kept for this person; what was thrown in for them. */
const takeKept = async (room: Room, person: string, { key, salts }: AgainWish): Promise<string[]> => {
  const used: string[] = [];
  const { state, names } = await lookAt(room);
  const guest: Guest = { person, watching: false, tell: () => {}, bye: () => {} };
  for (const [i, seat] of seatsKept(state, person).entries()) {
    const salt = salts[i] ?? salts[0]!;
    const wish = { do: 'sit', key: `${key.slice(0, 50)}-${i}`, seat, name: names[seat] ?? '', salt } as const;
    if ('seq' in (await room.wish(guest, wish))) used.push(salt);
  }
  return used;
};

export interface AgainDeps extends Pick<RoomsDeps, 'store' | 'now' | 'bytes'> {
  room(table: string): Promise<Room>;
}

/** The table at which this person plays again, and sits. */
export const again = async (deps: AgainDeps, table: string, person: string, wish: AgainWish): Promise<PlayedAgain> => {
  const { store, now, bytes } = deps;
  const room = await deps.room(table);
  const before = await lookAt(room);
  if (seatsHeld(before.state, person).length === 0)
    throw new NotAllowed('those who sat at a table play again, nobody else');
  const fresh = newTableId(now(), bytes);
  const { next } = before.state.next ? before.state : await settleNext(room, person, wish.key, fresh);
  const id = next!.table;
  if (!(await store.tables.find(id))) {
    const opening = openingOf(person, sameAgain(before, person, wish), { now: now(), bytes, from: before.state, id });
    if ((await store.tables.open(opening)).outcome === 'stored') return { table: id, salts: wish.salts };
  }
  return { table: id, salts: await takeKept(await deps.room(id), person, wish) };
};
