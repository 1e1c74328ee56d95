/**
 * What somebody at a table may say to the server: one line of JSON in a socket's message. Every wish carries a key, so that
 * after a break it can be sent again; all but 'enter' and 'ping' are answered by 'done' or 'refused' with that key.
 */
import { z } from 'zod';
import {
  keySchema,
  lineSchema,
  MOST_DRAWN,
  nameSchema,
  placeSchema,
  saltSchema,
  seatSchema,
  talkSchema,
  watchSchema,
} from './values.ts';

const command = <Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) =>
  z.strictObject({ do: z.literal(name), ...fields });
const wish = <Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) =>
  command(name, { key: keySchema, ...fields });

/** The number of steps that the sender has seen. */
const stepsSchema = z.int().min(0).max(100_000);

export const COMMANDS = {
  /** The first message of every socket. `after`: the last seq that this client has, if it was here before. */
  enter: command('enter', {
    protocol: z.int(),
    after: z.int().min(0).optional(),
    /** Comes as a spectator. */
    watch: watchSchema.optional(),
    /** Wants to be told with every message what the own seats can do: for programs that do not know the rules. */
    moves: z.boolean().optional(),
  }),
  ping: command('ping', {}),

  /** A program sits down at the seat that it was given: before the start, once, to throw in its salt. */
  sit: wish('sit', { seat: seatSchema, name: nameSchema, salt: saltSchema }),
  /** Gives up a seat: before the start it is free again, afterwards the others are asked who shall have it. */
  stand: wish('stand', { seat: seatSchema }),
  rename: wish('rename', { seat: seatSchema, name: nameSchema }),
  /** Before the start, by the host: a bot, a free seat; whoever sat there is gone. */
  arrange: wish('arrange', { seat: seatSchema, bot: z.string().max(40).nullable() }),
  begin: wish('begin', {}),

  play: wish('play', { seat: seatSchema, steps: stepsSchema, move: z.int().min(0).max(0xffffffff) }),
  /** Takes back the seat's last step, if that is free; else asks the others, or with `knowingly` leaves a mark. */
  back: wish('back', { seat: seatSchema, steps: stepsSchema, knowingly: z.boolean().optional() }),
  /** A question to all other people at the table: may a bot have that seat, may it be free for somebody else, is it over? */
  propose: wish('propose', {
    seat: seatSchema,
    what: z.union([
      z.strictObject({ kind: z.literal('bot'), seat: seatSchema, bot: z.string().max(40) }),
      z.strictObject({ kind: z.literal('free'), seat: seatSchema }),
      z.strictObject({ kind: z.literal('abandon') }),
    ]),
  }),
  answer: wish('answer', { seat: seatSchema, agrees: z.boolean() }),
  withdraw: wish('withdraw', { seat: seatSchema }),
  /** A person takes its own seat back from the bot that keeps it. */
  resume: wish('resume', { seat: seatSchema }),

  say: wish('say', { text: z.string().min(1).max(280) }),
  thanks: wish('thanks', {}),
  /** After the end: looks back at the game together with others, or no more. Whoever does is told what is shown ('look'). */
  look: wish('look', { along: z.boolean() }),
  /** Of those who look along: leads, if nobody does (an own seat); passes that on (another one); gives it up (null). */
  lead: wish('lead', { to: seatSchema.nullable() }),
  /** By who leads: the step that all look at, and what is pointed at and drawn there. Nothing of it is stored. */
  show: wish('show', {
    step: stepsSchema,
    points: z.array(placeSchema).max(MOST_DRAWN).readonly(),
    arrows: z
      .array(z.tuple([placeSchema, placeSchema]).readonly())
      .max(MOST_DRAWN)
      .readonly(),
  }),
  /** By who looks along from a seat: what it noted during the game and where, for all who look along. Nothing of it is stored. */
  note: wish('note', { seat: seatSchema, step: stepsSchema, name: lineSchema(100), text: lineSchema(140) }),
  /** By the host: whether the table stands in the open list; what may be said, before the start. */
  settle: wish('settle', { listed: z.boolean().optional(), talk: talkSchema.optional() }),
} as const;
export type CommandName = keyof typeof COMMANDS;
export type CommandOf<Name extends CommandName> = z.infer<(typeof COMMANDS)[Name]>;
export const commandSchema = z.discriminatedUnion('do', [
  COMMANDS.enter,
  COMMANDS.ping,
  COMMANDS.sit,
  COMMANDS.stand,
  COMMANDS.rename,
  COMMANDS.arrange,
  COMMANDS.begin,
  COMMANDS.play,
  COMMANDS.back,
  COMMANDS.propose,
  COMMANDS.answer,
  COMMANDS.withdraw,
  COMMANDS.resume,
  COMMANDS.say,
  COMMANDS.thanks,
  COMMANDS.look,
  COMMANDS.lead,
  COMMANDS.show,
  COMMANDS.note,
  COMMANDS.settle,
]);
export type Command = z.infer<typeof commandSchema>;
/** What is sent; a name is tidied on its way in. */
export type SentCommand = z.input<typeof commandSchema>;
export type Wish = Exclude<SentCommand, { readonly do: 'enter' | 'ping' }>;
