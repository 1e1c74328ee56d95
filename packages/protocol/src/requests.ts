/** What a client may say, one schema per request. Objects are strict, so that a misspelt field is an error and not a default. */
import { z } from 'zod';
import {
  chanceSchema,
  languageSchema,
  moveSchema,
  seatSchema,
  seedSchema,
  tableSchema,
  viewerSchema,
} from './values.ts';

/** So many take some seconds. */
const MOST_WORLDS = 10_000;

const request = <Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) =>
  z.strictObject({
    /** Comes back in the answer as it is. */
    id: z.unknown().optional(),
    do: z.literal(name),
    ...fields,
  });
const beginning = { seed: seedSchema.optional(), chance: chanceSchema.optional(), lang: languageSchema.optional() };

export const newRequest = request('new', {
  game: z.string(),
  seats: z.int().optional(),
  features: z.array(z.string()).optional(),
  layout: z.string().optional(),
  mode: z.string().optional(),
  options: z.record(z.string(), z.number()).optional(),
  ...beginning,
});
export const legalRequest = request('legal', { table: tableSchema, seat: seatSchema });
export const checkRequest = request('check', {
  table: tableSchema,
  seat: seatSchema,
  move: moveSchema,
  lang: languageSchema.optional(),
});
export const playRequest = request('play', {
  table: tableSchema,
  seat: seatSchema,
  move: moveSchema,
  /** Whose eyes see the events; the seat's own when absent. */
  viewer: viewerSchema.optional(),
  lang: languageSchema.optional(),
});
export const undoRequest = request('undo', {
  table: tableSchema,
  seat: seatSchema,
  /** Take it back even if somebody learnt something from it; that leaves a mark. */
  knowingly: z.boolean().optional(),
  lang: languageSchema.optional(),
});
export const adviseRequest = request('advise', {
  table: tableSchema,
  seat: seatSchema,
  /** One of the game's bots; the usual one when absent. */
  bot: z.string().optional(),
  /** How many worlds a bot that searches tries; its own number when absent. */
  worlds: z.int().min(1).max(MOST_WORLDS).optional(),
});
export const viewRequest = request('view', {
  table: tableSchema,
  viewer: viewerSchema,
  lang: languageSchema.optional(),
});
export const logRequest = request('log', { table: tableSchema, viewer: viewerSchema.optional() });
export const positionRequest = request('position', { table: tableSchema, viewer: viewerSchema.optional() });
/** The same word with a text instead of a table: it starts a table from that text. */
export const startRequest = request('position', { position: z.string(), ...beginning });
export const outcomeRequest = request('outcome', { table: tableSchema, lang: languageSchema.optional() });
export const freeRequest = request('free', { table: tableSchema });
export const gamesRequest = request('games', {});

export const REQUESTS = {
  games: gamesRequest,
  new: newRequest,
  legal: legalRequest,
  check: checkRequest,
  play: playRequest,
  undo: undoRequest,
  advise: adviseRequest,
  view: viewRequest,
  log: logRequest,
  position: positionRequest,
  start: startRequest,
  outcome: outcomeRequest,
  free: freeRequest,
} as const;
export type RequestName = keyof typeof REQUESTS;
export type RequestOf<Name extends RequestName> = z.infer<(typeof REQUESTS)[Name]>;
/** The words of the field `do`. */
export const VERBS = [...new Set(Object.values(REQUESTS).map((schema) => schema.shape.do.value))];

export const requestSchema = z.union(Object.values(REQUESTS)).meta({ id: 'Request' });
