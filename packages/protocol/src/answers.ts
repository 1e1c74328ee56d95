/** What comes back, one schema per request. Every answer says `ok` and repeats the request's `id`. */
import { z } from 'zod';
import type { RequestName } from './requests.ts';
import { factsSchema, moveSchema, seatSchema, tableSchema, viewerSchema } from './values.ts';

const answer = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject({ id: z.unknown().optional(), ok: z.literal(true), ...fields });

export const refusalSchema = z
  .strictObject({
    id: z.string().meta({ description: "The reason's own name: 'cost'." }),
    clause: z.string().meta({ description: "The rule that it stands on: 'T4.4'." }),
    facts: factsSchema,
    sentence: z.string(),
  })
  .meta({ id: 'Refusal' });
export type WireRefusal = z.infer<typeof refusalSchema>;

const why = { id: z.string(), clause: z.string() };
export const outcomeSchema = z
  .union([
    z.strictObject({
      kind: z.literal('together'),
      won: z.boolean(),
      score: z.number(),
      why: z.strictObject(why),
      sentence: z.string(),
    }),
    z.strictObject({
      kind: z.literal('ranked'),
      scores: z.array(z.number()),
      winners: z.array(seatSchema),
      why: z.strictObject(why),
      sentence: z.string(),
    }),
  ])
  .meta({ id: 'Outcome' });
export type WireOutcome = z.infer<typeof outcomeSchema>;

export const eventSchema = z
  .strictObject({
    name: z.string(),
    args: z.record(z.string(), z.union([z.number(), z.string(), z.null()])).meta({
      description: 'By name, with the numbers and words of the notation; null = the viewer may not know.',
    }),
    sentence: z.string(),
  })
  .meta({ id: 'Event' });
export type WireEvent = z.infer<typeof eventSchema>;

export const askSchema = z
  .strictObject({
    seat: seatSchema,
    id: z.string(),
    facts: factsSchema.nullable().meta({ description: 'null = the viewer may not know.' }),
  })
  .meta({ id: 'Ask' });

const backSchema = z
  .strictObject({
    to: z.int().meta({ description: 'The table stands again as it stood before this step, counted from 0.' }),
    how: z.enum(['free', 'agreed', 'alone']).meta({
      description: 'Free: nobody learnt anything. Else it leaves a mark: agreed by the other seats, or alone.',
    }),
    seen: z.array(z.int()).meta({ description: 'The steps, from there on, that somebody learnt something from.' }),
    learnt: z.array(seatSchema).meta({ description: 'The seats that did.' }),
  })
  .meta({ id: 'Back' });
export type WireBack = z.infer<typeof backSchema>;

const status = {
  table: tableSchema,
  steps: z.int().meta({ description: 'How many steps were made, chance included.' }),
  mustAct: z.array(seatSchema).meta({ description: 'The game waits for all of these; empty = over.' }),
  mayAct: z.array(seatSchema).meta({ description: 'These may step in, nobody waits for them.' }),
  outcome: outcomeSchema.nullable(),
};
const opened = {
  ...status,
  events: z.array(eventSchema).meta({ description: 'What chance did first, as the audience may know it.' }),
  game: z.string(),
  version: z.int(),
  seats: z.int(),
  features: z.array(z.string()),
  layout: z.string(),
  mode: z.string(),
  options: z.record(z.string(), z.number()),
  seed: z.string(),
};
const hideable = z.number().nullable();
const module = z.strictObject({ id: z.string(), bars: z.array(z.string()), seats: z.array(z.int()).nullable() });

export const ANSWERS = {
  games: answer({
    games: z.array(
      z.strictObject({
        id: z.string(),
        version: z.int(),
        seats: z.strictObject({ least: z.int(), most: z.int() }),
        features: z.array(module),
        layouts: z.array(module),
        modes: z.array(module),
        options: z.array(
          z.strictObject({
            id: z.string(),
            values: z.array(z.number()),
            standard: z.number(),
            needs: z.string().nullable(),
            bars: z.array(z.string()),
            seats: z.array(z.int()).nullable(),
          }),
        ),
      }),
    ),
  }),
  new: answer(opened),
  legal: answer({ moves: z.array(moveSchema) }),
  check: z.union([answer({ allowed: z.literal(true) }), answer({ allowed: z.literal(false), refusal: refusalSchema })]),
  play: answer({ ...status, events: z.array(eventSchema) }),
  undo: answer({ ...status, back: backSchema }),
  advise: answer({
    bot: z.string(),
    move: moveSchema.nullable().meta({ description: 'null: the seat is not waited for, and would stay silent.' }),
  }),
  view: answer({
    ...status,
    viewer: viewerSchema,
    state: z.record(z.string(), z.union([hideable, z.array(z.union([hideable, z.array(hideable)]))])).meta({
      description: 'Every field of the state; null = the viewer may not know.',
    }),
    asks: z.array(askSchema),
    position: z.string(),
  }),
  log: answer({ log: z.string() }),
  position: answer({ position: z.string() }),
  start: answer(opened),
  outcome: answer({
    outcome: outcomeSchema.nullable(),
    digest: z.string().nullable().meta({ description: 'Of the last state; null while the game runs.' }),
  }),
  free: answer({}),
} as const satisfies Record<RequestName, z.ZodType>;
export type AnswerOf<Name extends RequestName> = z.infer<(typeof ANSWERS)[Name]>;

export const errorSchema = z
  .strictObject({
    id: z.unknown().optional(),
    ok: z.literal(false),
    error: z.strictObject({
      kind: z.enum(['json', 'request', 'field', 'table', 'seat', 'move', 'refused', 'undo', 'internal']),
      field: z.string().meta({ description: 'The field of the request that is wrong.' }),
      message: z.string(),
    }),
    refusal: refusalSchema.optional(),
    back: backSchema.optional(),
  })
  .meta({ id: 'Failure' });
export type Failure = z.infer<typeof errorSchema>;
export type ErrorKind = Failure['error']['kind'];

export const answerSchema = z.union([errorSchema, ...Object.values(ANSWERS)]).meta({ id: 'Answer' });
export type Answer = z.infer<typeof answerSchema>;
