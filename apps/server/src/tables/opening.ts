/** A new table: what its opener wishes, checked and agreed on, and the secret that all its chance will follow from. */
import { findGame } from '@halcyon/catalog';
import { isSilent } from '@halcyon/catalog/lazy';
import { agree, BadInput, CONTRACT_VERSION, SECRET_BYTES, sealOf, toHex } from '@halcyon/kernel';
import type { openWish } from '@halcyon/protocol/online';
import type { z } from 'zod';
import type { Opening } from '../store/store.ts';
import { botAt, FREE, isBotOf } from './acts/sitters.ts';
import { happen, type SitterBody } from './bodies.ts';
import { seatRows } from './changes.ts';
import { newTableId } from './ids.ts';
import type { TableState } from './table-state.ts';

export type OpenWish = z.infer<typeof openWish>;

const sitterOf = (
  wish: OpenWish['seats'][number],
  game: string,
  person: string,
  from: TableState | undefined,
): SitterBody => {
  if (wish.kind === 'open') return FREE;
  if (wish.kind === 'kept') {
    const before = from?.seats[wish.seat]?.person;
    if (!before) throw new BadInput('seats', 'a seat is kept for somebody who sat at the table before');
    return { ...FREE, kept: { person: before, seat: wish.seat } };
  }
  if (wish.kind === 'me') return { kind: 'person', person, bot: null, salt: wish.salt };
  if (!isBotOf(game, wish.bot)) throw new BadInput('seats', `there is no bot '${wish.bot}' for ${game}`);
  return botAt(wish.bot);
};

export interface OpeningDeps {
  readonly now: number;
  bytes(n: number): Uint8Array;
  /** The table whose people play again. */
  readonly from?: TableState | undefined;
  /** If it was settled before. */
  readonly id?: string | undefined;
}
/** A `BadInput` names what cannot be. */
export const openingOf = (person: string, wish: OpenWish, { now, bytes, from, id }: OpeningDeps): Opening => {
  const game = findGame(wish.game);
  if (!game) throw new BadInput('game', `unknown game '${wish.game}'`);
  const setup = agree(game, wish.setup);
  if (wish.seats.length !== setup.seats)
    throw new BadInput('seats', `this table has ${setup.seats} seats, not ${wish.seats.length}`);
  const sitters = wish.seats.map((seat) => sitterOf(seat, game.id, person, from));
  const secret = bytes(SECRET_BYTES);
  const { pace, help, talk = isSilent(game.id) ? 'silent' : 'talk' } = wish;
  const { body } = happen(
    {
      kind: 'opened',
      body: {
        game: game.id,
        version: game.version,
        contract: CONTRACT_VERSION,
        setup: { ...setup, features: [...setup.features] },
        seal: sealOf(secret),
        seats: sitters,
        pace,
        talk,
        ...(help && { help }),
        ...(from && { from: from.id }),
      },
    },
    0,
    [],
  );
  return {
    table: {
      id: id ?? newTableId(now, bytes),
      created: now,
      game: game.id,
      rulesVersion: game.version,
      setup: JSON.stringify(setup),
      pace: JSON.stringify(pace),
      talk,
      host: person,
      listed: wish.listed ?? false,
    },
    chanceKey: toHex(secret),
    key: wish.key,
    body: JSON.stringify(body),
    seats: seatRows({ seats: sitters.map((sitter) => ({ ...sitter, since: now })) }).map((row) => ({
      ...row,
      device: null,
      seenSeq: row.person === null ? 0 : 1,
    })),
    names: wish.seats.flatMap((seat, i) => (seat.kind === 'me' ? [{ seat: i, name: seat.name }] : [])),
  };
};
