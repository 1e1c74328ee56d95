/** What is rare goes over HTTP, below /api: who one is, opening a table, lists of tables. Bodies are JSON. */
import type { AnyState } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech/speaker';
import { z } from 'zod';
import type { SeatInfo, TableInfo } from './messages.ts';
import {
  helpSchema,
  keySchema,
  nameSchema,
  paceSchema,
  saltSchema,
  seatSchema,
  setupSchema,
  tableIdSchema,
  talkSchema,
} from './values.ts';

/** POST /api/me: makes a person, if the caller is none yet, and gives the cookie; changes name and language. */
export const meWish = z.strictObject({ name: nameSchema.optional(), lang: z.enum(LANGUAGES).optional() });
/** GET /api/me and the answer to POST. */
export interface Me {
  /** False while the caller is nobody yet: looking at the page makes no person. Name and language are empty then. */
  readonly known: boolean;
  readonly name: string;
  readonly lang: string;
  readonly tables: readonly TableCard[];
}

/** POST /api/tables: opens a table; its opener is the host and sits where `seats` says 'me'. */
export const openWish = z.strictObject({
  key: keySchema,
  game: z.string().max(40),
  setup: setupSchema,
  name: nameSchema,
  seats: z
    .array(
      z.union([
        z.strictObject({ kind: z.literal('me'), name: nameSchema, salt: saltSchema }),
        z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40) }),
        z.strictObject({ kind: z.literal('open') }),
        /** For the person who sat there at the table `from`. */
        z.strictObject({ kind: z.literal('kept'), seat: seatSchema }),
      ]),
    )
    .max(12),
  pace: paceSchema,
  talk: talkSchema.optional(),
  /** Without it 'bare'. */
  help: helpSchema.optional(),
  listed: z.boolean().optional(),
  /** A game that is over, at which the opener sat: those who see its end are told of this table. */
  from: tableIdSchema.optional(),
});
export type OpenWish = z.input<typeof openWish>;
export interface OpenedTable {
  readonly table: string;
}

/**
 * POST /api/tables/<id>/seats/<seat>/key, before the start, by the host or by whoever sits there: gives the seat to a
 * program. Asking again gives it to another one, so nothing has to be done only once.
 */
export const programWish = z.strictObject({ name: nameSchema });
export interface ProgramKey {
  /** Shown once. It opens the line to this table, for this seat, while the program sits there; and nothing else. */
  readonly key: string;
}

/**
 * POST /api/tables/<id>/again, by somebody who sat at a table whose game is over: the first opens one with the same set-up
 * and the same people, whoever comes later sits down there.
 */
export const againWish = z.strictObject({
  key: keySchema,
  /** What the device throws in for each of its own seats, in their order. */
  salts: z.array(saltSchema).min(1).max(12),
});
export type AgainWish = z.infer<typeof againWish>;
export interface PlayedAgain extends OpenedTable {
  /** Those that were thrown in; none if the caller sat there already. */
  readonly salts: readonly string[];
}

/** A table in a list. */
export interface TableCard extends Pick<TableInfo, 'id' | 'game' | 'setup' | 'status' | 'created' | 'turn' | 'talk'> {
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'bot'>[];
  /** Own seats. */
  readonly mine: readonly number[];
  /** Steps that stand, and how the game ended, as the log writes it. */
  readonly steps: number;
  readonly outcome?: string | undefined;
  readonly changed: number;
  /** Steps that this person has not seen. */
  readonly fresh: number;
  /** After the end: at which table somebody plays again, and the name of that somebody. */
  readonly next?: { readonly by: string; readonly table: string } | undefined;
}

/** GET /api/tables/<id>/share, by somebody who sits there: addresses that others can reach, and a spectator's key. */
export interface Sharing {
  /** Of this machine as others see it; the page joins them with '#/t/<id>'. Empty if only this machine can be reached. */
  readonly bases: readonly string[];
  /** Why there are none: the server hears this machine alone, and would hear others if it were started with HOST=0.0.0.0. */
  readonly missing?: 'host' | undefined;
  readonly watch: string;
}

/**
 * GET /api/tables/<id>/past?seat=&from=: how the table stood for an own seat (without one: for anybody) before step `from` and
 * after each step since, at most 200 of them. Of a seat that was taken in the middle nothing before that: `from` says where
 * it really begins.
 */
export interface Past {
  readonly from: number;
  readonly view: AnyState;
  /** What each step changed. */
  readonly changes: readonly Partial<AnyState>[];
}

/** GET /api/devices: what can show that it is this person. DELETE /api/devices/<id> takes that away from one. */
export interface Device {
  readonly id: string;
  /** A recovery key is no device, but opens the same door. */
  readonly kind: 'device' | 'recovery';
  /** Browser and system in a few words; empty where they cannot be told. */
  readonly label: string;
  readonly created: number;
  readonly seen: number | null;
  /** The one that asks. */
  readonly here: boolean;
}
/**
 * POST /api/devices/link: a key for a second device, good once and for ten minutes. POST /api/devices/recovery: one to keep,
 * good once; it is never shown again, and a new one replaces it. POST /api/devices/enter uses either up: the caller is that
 * person from then on, and no longer whoever it was.
 */
export interface DeviceLink {
  readonly key: string;
  /** null = never. */
  readonly expires: number | null;
  /** Where other devices reach this server, as in `Sharing`; the page joins them with '#/device/<key>'. */
  readonly bases: readonly string[];
}
export const deviceWish = z.strictObject({ key: z.string().regex(/^[\w-]{43}$/) });

/** Every answer that is none. */
export interface ApiProblem {
  readonly error: {
    readonly kind: 'field' | 'unknown' | 'not-allowed' | 'rate' | 'unavailable' | 'internal';
    readonly field?: string;
    readonly message: string;
  };
}
