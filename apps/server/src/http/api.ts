/** What is answered below /api. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { z } from 'zod';
import { callerOf } from './caller.ts';
import { addDaily } from './daily-routes.ts';
import { addDevices } from './device-routes.ts';
import type { ApiEnv, HouseParts } from './house-parts.ts';
import { addMe } from './me-routes.ts';
import { noticesApi } from './notices.ts';
import { cookieFor, keyIn } from './people.ts';
import { bodyOf, Problem, problemOf, STATUS } from './problem.ts';
import { addTables } from './table-routes.ts';

const MOST_BYTES = 16 * 1024;
const READING = ['GET', 'HEAD'];

const answer = (context: Context, problem: Problem): Response => {
  if (problem.retryAfter !== undefined) context.header('Retry-After', String(problem.retryAfter));
  return context.json(bodyOf(problem), STATUS[problem.kind]);
};

const noStore = createMiddleware(async (context, next) => {
  context.header('Cache-Control', 'no-store');
  await next();
});

/** The first thing that is wrong, with the way to it: 'seats.0.salt'. */
const fieldProblem = ({ issues: [issue] }: z.core.$ZodError): Problem => {
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String).join('.');
  return new Problem('field', issue?.message ?? 'This is not what is taken here.', { field: field || 'body' });
};

/** Who asks is settled before anything is done for them. */
const atTheDoor = ({ door, people, limits, log }: HouseParts) =>
  createMiddleware<ApiEnv>(async (context, next) => {
    const started = performance.now();
    const caller = callerOf(context.env.incoming, door);
    context.set('caller', caller);
    await limits.take('call', { address: caller.address });
    if (caller.foreign && !READING.includes(context.req.method))
      throw new Problem('not-allowed', 'Only the page of this server may ask for that.');
    const key = keyIn(context.req.header('cookie'), caller);
    const known = await people.known(key);
    context.set('known', known);
    await limits.take('call', { person: known?.person });
    await next();
    if (known?.renew && key !== undefined && !context.res.headers.has('set-cookie'))
      context.header('Set-Cookie', cookieFor(caller, key));
    const { status } = context.res;
    const ms = Math.round(performance.now() - started);
    log.debug({ method: context.req.method, route: routePath(context), status, ms }, 'call');
  });

/** A house without tables says so in a way that a page understands. */
export const makeNoApi = (): Hono => {
  const app = new Hono();
  app.use(noStore);
  app.all('*', (context) => answer(context, new Problem('unknown', 'This server keeps no tables.')));
  return app;
};

export const makeApi = (house: HouseParts): OpenAPIHono<ApiEnv> => {
  const app = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw fieldProblem(result.error);
    },
  });
  app.use(noStore);
  app.use(atTheDoor(house));
  app.use(
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: () => {
        throw new Problem('field', `A body has at most ${MOST_BYTES} bytes.`, { field: 'body' });
      },
    }),
  );
  addMe(app, house);
  addDevices(app, house);
  addTables(app, house);
  addDaily(app, house);
  app.route('/notices', noticesApi(house));
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Halcyon', version: '1', description: 'What is rare; play goes over a line to each table.' },
    servers: [{ url: '/api' }],
  });
  app.all('*', () => {
    throw new Problem('unknown', 'There is nothing here; GET /api/openapi.json says what there is.');
  });
  app.onError((error, context) => {
    const problem = problemOf(error);
    house.metrics.refused(problem.kind);
    const fields = { method: context.req.method, route: routePath(context), kind: problem.kind };
    if (problem.kind === 'internal') house.log.error({ ...fields, error }, 'a call failed');
    else house.log.debug(fields, 'refused');
    return answer(context, problem);
  });
  return app;
};
