/** Tables, as far as they are no play: opening one, finding one, sharing one, taking its log home. */
import { againWish, openWish, programWish, type Sharing, tableIdSchema } from '@halcyon/protocol/online';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { openedTable, past, playedAgain, programKey, sharing, tableCards } from './answers.ts';
import type { ApiEnv, HouseParts } from './house-parts.ts';
import { body, json, problems, someone, whose } from './routes.ts';
import { basesOf } from './share.ts';

const ofTable = { params: z.object({ id: tableIdSchema }) };

const open = createRoute({
  method: 'post',
  path: '/tables',
  summary: 'Opens a table; the caller is its host',
  request: body(openWish),
  responses: { 200: json(openedTable, 'The same key again gives the same table.'), ...problems },
});
const again = createRoute({
  method: 'post',
  path: '/tables/{id}/again',
  summary: 'Once more with the same people, after the end; the first opens the table, the others sit down at it',
  request: { ...ofTable, ...body(againWish) },
  responses: { 200: json(playedAgain, 'The same table for all who sat at the one before.'), ...problems },
});
const listed = createRoute({
  method: 'get',
  path: '/tables/open',
  summary: 'Tables that anybody may see',
  responses: { 200: json(tableCards, 'The newest first.'), ...problems },
});
const share = createRoute({
  method: 'get',
  path: '/tables/{id}/share',
  summary: 'Addresses that others can reach, and a key for spectators',
  request: ofTable,
  responses: { 200: json(sharing, 'For somebody who sits there.'), ...problems },
});
const program = createRoute({
  method: 'post',
  path: '/tables/{id}/seats/{seat}/key',
  summary: 'Gives a seat to a program, before the start: by the host or by whoever sits there',
  request: {
    params: z.object({ id: tableIdSchema, seat: z.string().regex(/^\d{1,2}$/, 'is no seat') }),
    ...body(programWish),
  },
  responses: { 200: json(programKey, 'The key of the program, shown once; one of before is void.'), ...problems },
});
const log = createRoute({
  method: 'get',
  path: '/tables/{id}/log',
  summary: 'The log of the game; names are in it only if they are asked for',
  request: { ...ofTable, query: z.object({ names: z.literal('1').optional() }) },
  responses: {
    200: { description: 'As docs/notation.md describes it.', content: { 'text/plain': { schema: z.string() } } },
    ...problems,
  },
});

const lookBack = createRoute({
  method: 'get',
  path: '/tables/{id}/past',
  summary: 'How the table stood step by step, as an own seat or anybody saw it then',
  request: {
    ...ofTable,
    query: z.object({
      seat: z.coerce.number().int().min(0).max(11).optional(),
      from: z.coerce.number().int().min(0).max(100_000),
    }),
  },
  responses: { 200: json(past, 'At most 200 steps.'), ...problems },
});

export const addTables = (app: OpenAPIHono<ApiEnv>, { live, limits, people, door, listening }: HouseParts): void => {
  app.openapi(open, async (context) => {
    const { known, caller } = context.var;
    const { person } = someone(known);
    await limits.take('table', whose(caller, known));
    return context.json({ table: await live.open(person, context.req.valid('json')) }, 200);
  });

  app.openapi(again, async (context) => {
    const { known, caller } = context.var;
    const { person } = someone(known);
    await limits.take('table', whose(caller, known));
    const { id } = context.req.valid('param');
    return context.json(await live.again(id, person, context.req.valid('json')), 200);
  });

  app.openapi(listed, async (context) => context.json(await live.listed(), 200));

  app.openapi(share, async (context) => {
    const { person } = someone(context.var.known);
    const watch = await live.watchKey(context.req.valid('param').id, person);
    const bases = basesOf(door, context.var.caller, listening());
    const shared: Sharing = { bases, ...(bases.length === 0 && { missing: 'host' as const }), watch };
    return context.json(shared, 200);
  });

  app.openapi(program, async (context) => {
    const { known, caller } = context.var;
    const { person } = someone(known);
    await limits.take('program', whose(caller, known));
    const { id, seat: digits } = context.req.valid('param');
    const seat = Number(digits);
    const { name } = context.req.valid('json');
    const made = people.newId();
    // The seat first: a key that was never told opens nothing, and whoever asked can ask again.
    await live.giveToProgram(id, person, { seat, name, program: made });
    return context.json({ key: await people.programKey(person, { table: id, seat, program: made }) }, 200);
  });

  app.openapi(lookBack, async (context) => {
    const { id } = context.req.valid('param');
    return context.json(await live.past(id, context.var.known?.person, context.req.valid('query')), 200);
  });

  app.openapi(log, async (context) => {
    const { id } = context.req.valid('param');
    const names = context.req.valid('query').names === '1';
    const text = await live.exportLog(id, context.var.known?.person, names);
    context.header('Content-Disposition', `attachment; filename="halcyon-${id.slice(0, 10)}.log"`);
    return context.text(text, 200);
  });
};
