/**
 * What the entries of a table's log say. A body is JSON that is checked whenever it is read, because a store outlives the
 * program that wrote it; `v` is raised when a reader of today could not read it. Persons stand in it by their ids only.
 *
 * Every body tells how many steps stand and whom the table waits for once it has happened: a list of tables is made of
 * last entries alone, without replaying a game.
 */
import {
  helpSchema,
  paceSchema,
  saltSchema,
  seatSchema,
  setupSchema,
  tableIdSchema,
  talkSchema,
} from '@halcyon/protocol/online';
import { z } from 'zod';
import type { Entry, EntryKind } from '../store/rows.ts';

const id = z.string().min(1).max(100);
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));
const move = z.int().min(0).max(0xffffffff);
const count = z.int().min(0);
const digest = hex(4);

const body = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject({ v: z.literal(1), steps: count, turn: z.array(seatSchema), ...fields });

/** Who has a seat. A bot beside a person keeps the seat until its person comes back. */
const sitter = {
  kind: z.enum(['person', 'bot', 'open']),
  person: id.nullable(),
  bot: z.string().max(40).nullable(),
  /** What its device threw in when it sat down; counts for those who sit there when the game begins. */
  salt: z.union([saltSchema, z.literal('')]),
  /** A program plays here, as a person of its own; somebody gave it the seat. */
  program: z.literal(true).optional(),
  /** A free seat: for whom it is kept, and where that one sat at the table before. */
  kept: z.strictObject({ person: id, seat: seatSchema }).optional(),
};

const proposal = z.union([
  z.strictObject({ kind: z.literal('back'), to: count, how: z.literal('agreed') }),
  z.strictObject({ kind: z.literal('bot'), seat: seatSchema, bot: z.string().max(40) }),
  z.strictObject({ kind: z.literal('free'), seat: seatSchema }),
  z.strictObject({ kind: z.literal('abandon') }),
]);

export const BODIES = {
  opened: body({
    game: z.string().max(40),
    version: z.int(),
    /** Of the contract between games and all else. */
    contract: z.int(),
    setup: setupSchema,
    /** Of the secret that all chance follows from. */
    seal: hex(32),
    seats: z.array(z.strictObject(sitter)).max(12),
    pace: paceSchema,
    talk: talkSchema,
    /** Tables before there was help, and those without, say nothing. */
    help: helpSchema.optional(),
    /** The table whose people play again here. */
    from: tableIdSchema.optional(),
  }),
  /** A seat as it is from now on; or what may be said from now on, before the start. */
  seat: z.union([body({ seat: seatSchema, ...sitter }), body({ talk: talkSchema })]),
  /** A step of a seat, or without one the deal, with which the game begins; then the numbers of chance that followed. */
  step: z.union([
    body({ seat: seatSchema, move, chance: z.array(move), digest }),
    body({ chance: z.array(move), digest }),
  ]),
  undo: body({ seat: seatSchema, to: count, how: z.enum(['free', 'agreed', 'alone']), digest }),
  vote: z.union([
    body({ seat: seatSchema, says: z.literal('asked'), what: proposal, asks: z.array(seatSchema) }),
    body({ seat: seatSchema, says: z.enum(['agreed', 'refused', 'withdrawn']) }),
  ]),
  /** What is said after the end: thanks, or that this seat plays again and where. */
  thanks: z.union([body({ seat: seatSchema }), body({ seat: seatSchema, next: tableIdSchema })]),
  ended: body({ secret: hex(32), digest, outcome: z.string() }),
  abandoned: body({ why: z.enum(['agreed', 'clock']) }),
} as const satisfies Record<EntryKind, z.ZodType>;

export type BodyOf<Kind extends EntryKind> = z.infer<(typeof BODIES)[Kind]>;
export type SitterBody = z.infer<typeof BODIES.opened>['seats'][number];
export type ProposalBody = z.infer<typeof proposal>;

type Bare<Body> = Body extends unknown ? Omit<Body, 'v' | 'steps' | 'turn'> : never;
/** What happens, before it is written: `steps` and `turn` follow from the table. */
export type Deed = { [Kind in EntryKind]: { readonly kind: Kind; readonly body: Bare<BodyOf<Kind>> } }[EntryKind];
/** An entry that was read. */
export type Happened = { [Kind in EntryKind]: { readonly kind: Kind; readonly body: BodyOf<Kind> } }[EntryKind];

/** An entry of the log is not what this program writes: an older one wrote it, or a newer one. */
class UnreadableEntry extends Error {}

export const readBody = ({ t, seq, kind, body: text }: Pick<Entry, 't' | 'seq' | 'kind' | 'body'>): Happened => {
  try {
    return { kind, body: BODIES[kind].parse(JSON.parse(text)) } as Happened;
  } catch (error) {
    throw new UnreadableEntry(`entry ${seq} of table ${t.slice(0, 10)} cannot be read`, { cause: error });
  }
};

/** As it is written. */
export const happen = ({ kind, body: said }: Deed, steps: number, turn: readonly number[]): Happened =>
  ({ kind, body: { v: 1, steps, turn, ...said } }) as Happened;
