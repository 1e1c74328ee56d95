/** The small values that people, tables and seats are spoken of with, on the line between a server and whoever plays there. */
import { HELPS } from '@halcyon/table';
import { z } from 'zod';

/**
 * Raised when a page of before could not speak with a server of now; the server speaks this one and the one before. Since 2,
 * news tell of the table and of oneself only what has changed; those of 1 told all of it each time.
 */
export const ONLINE_PROTOCOL = 2;

/** 26 letters and digits of Crockford's alphabet: 10 bits of shard, 40 of time, 80 that nobody can guess. */
export const tableIdSchema = z.string().regex(/^[0-9a-hjkmnp-tv-z]{26}$/, 'is no id of a table');
/** Chosen by whoever sends: the same key again is the same wish, and is done once. */
export const keySchema = z.string().regex(/^[\w-]{8,64}$/, 'a key has 8 to 64 letters, digits, - or _');
/** 16 random bytes in hex, thrown in by the device when its person sits down, after the seal is known. */
export const saltSchema = z.string().regex(/^[0-9a-f]{32}$/, 'a salt is 16 bytes in hex');
/** Opens a table to somebody who watches. */
export const watchSchema = z.string().regex(/^[\w-]{22,64}$/, 'is no key of a spectator');

/** A place of the board that somebody points at: what it is, and which. */
export const placeSchema = z.string().regex(/^(cell|level|coral|seat):[\d-]{1,7}$/, 'is no place of a board');
/** Places and arrows on one board; more of them say nothing. */
export const MOST_DRAWN = 12;

/** Notes that one seat shows to all after the game. */
export const MOST_NOTES = 20;

const MOST_LETTERS = 24;
/** Control characters, marks of direction and what cannot be seen: a name must not change how the text around it reads. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/** One line without a gap at its ends, as people write it. */
export const tidyName = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ');
/** Plain text of one line. */
export const lineSchema = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => !UNSEEN.test(text), 'a line is made of what can be seen');
export const nameSchema = z
  .string()
  .max(200)
  .transform(tidyName)
  .refine((name) => name.length > 0, 'a name has at least one letter')
  .refine((name) => [...name].length <= MOST_LETTERS, `a name has at most ${MOST_LETTERS} letters`)
  .refine((name) => !UNSEEN.test(name), 'a name is made of what can be seen');

export const setupSchema = z.strictObject({
  seats: z.int().min(1).max(12),
  features: z.array(z.string().max(40)).max(20),
  layout: z.string().max(40),
  mode: z.string().max(40),
  options: z.record(z.string().max(40), z.int()),
});

/** What may be said at a table, agreed when it is opened and shown to all: nothing but moves, or a few lines of text. */
export const talkSchema = z.enum(['silent', 'talk']);
export type TalkRule = z.infer<typeof talkSchema>;

/** What help there is at a table, agreed when it is opened and shown to all. A page gives it from its own view; a server gives none. */
export const helpSchema = z.enum(HELPS);

const MINUTE = 60_000;
const time = z
  .int()
  .min(MINUTE)
  .max(366 * 24 * 60 * MINUTE);
/** How fast a table is played: milliseconds, null = never. Nothing ever plays for a person silently. */
export const paceSchema = z.strictObject({
  kind: z.enum(['live', 'days']),
  /** After so long the seat that is waited for is reminded once. */
  remind: time.nullable(),
  /** After so long the others are asked whether a bot may take the seat. */
  offer: time.nullable(),
  /** After so long without a move the table is closed. */
  abandon: time.nullable(),
});
export type Pace = z.infer<typeof paceSchema>;

export const seatSchema = z.int().min(0).max(11);
