/** Tables, as far as they are no play: opening one, finding one, sharing one, taking its log home. */
import { openWish, type Sharing, tableIdSchema } from '@halcyon/protocol/online';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { openedTable, past, sharing, tableCards } from './answers.ts';
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

export const addTables = (app: OpenAPIHono<ApiEnv>, { live, limits, door, listening }: HouseParts): void => {
  app.openapi(open, async (context) => {
    const { known, caller } = context.var;
    const { person } = someone(known);
    await limits.take('table', whose(caller, known));
    return context.json({ table: await live.open(person, context.req.valid('json')) }, 200);
  });

  app.openapi(listed, async (context) => context.json(await live.listed(), 200));

  app.openapi(share, async (context) => {
    const { person } = someone(context.var.known);
    const watch = await live.watchKey(context.req.valid('param').id, person);
    const bases = basesOf(door, context.var.caller, listening());
    const shared: Sharing = { bases, ...(bases.length === 0 && { missing: 'host' as const }), watch };
    return context.json(shared, 200);
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
