/** What is answered below /api/notices. Who asks, and how often, is settled by whoever mounts this. */
import {
  type ApiProblem,
  type NoticeState,
  type PushId,
  pushWish,
  type TestAnswer,
  testWish,
  webhookWish,
} from '@halcyon/protocol/online';
import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context, Env } from 'hono';
import { z } from 'zod';
import { noticeState, pushId, testAnswer } from '../http/answers.ts';
import { body, json, problems } from '../http/routes.ts';
import type { Store } from '../store/store.ts';
import type { Guard } from './guard.ts';
import type { Notices } from './notices.ts';
import { idOf, isKey, printKeys } from './push.ts';
import { parseTrouble, sayTrouble, Unsent } from './trouble.ts';
import { formatOf } from './webhook.ts';
import { keepWishes, wishesOf, wishesSchema } from './wishes.ts';
import type { NoticeWords, WordsOf } from './words.ts';

export interface NoticeRoutesWish<E extends Env> {
  readonly store: Store;
  readonly notices: Notices;
  readonly guard: Pick<Guard, 'check'>;
  readonly words: WordsOf;
  readonly now: () => number;
  /** The id of the person who asks; nobody is answered 'not-allowed'. It may throw what the mounting app understands. */
  readonly personOf: (context: Context<E>) => string | undefined | Promise<string | undefined>;
  /** Whether the page of whoever asks came by https, or from this machine. */
  readonly isSecure: (context: Context<E>) => boolean;
  /** Before anything leaves the house or is looked up: throws where somebody asks too often. */
  readonly limit: (context: Context<E>, person: string) => Promise<void>;
}

/** More browsers than anybody has; the oldest is let go. */
const MOST_PUSHES = 10;
const STATUS = { field: 400, 'not-allowed': 403 } as const;

const refuse = (context: Context, kind: keyof typeof STATUS, message: string, field?: string): Response => {
  const problem: ApiProblem = { error: { kind, ...(field !== undefined && { field }), message } };
  return context.json(problem, STATUS[kind]);
};
/** The first thing that is wrong, with the way to it: 'keys.auth'. */
const refuseField = (context: Context, { issues: [issue] }: z.core.$ZodError): Response => {
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  return refuse(context, 'field', issue?.message ?? 'This is not what is taken here.', path.join('.') || 'body');
};

const DONE = { 204: { description: 'Done.' }, ...problems };
const ROUTES = {
  look: createRoute({
    method: 'get',
    path: '/',
    summary: 'How the caller is told that it is its turn, and what went wrong',
    responses: { 200: json(noticeState, 'In the language of the caller.'), ...problems },
  }),
  subscribe: createRoute({
    method: 'put',
    path: '/push',
    summary: 'Sends notices to a browser, too',
    request: body(pushWish),
    responses: { 200: json(pushId, 'By which it is let go.'), ...problems },
  }),
  unsubscribe: createRoute({
    method: 'delete',
    path: '/push/{id}',
    summary: 'Sends none to that browser any more',
    request: { params: z.object({ id: z.string() }) },
    responses: DONE,
  }),
  setWebhook: createRoute({
    method: 'put',
    path: '/webhook',
    summary: 'Sends notices to an address',
    request: body(webhookWish),
    responses: DONE,
  }),
  dropWebhook: createRoute({ method: 'delete', path: '/webhook', summary: 'Forgets that address', responses: DONE }),
  test: createRoute({
    method: 'post',
    path: '/test',
    summary: 'Sends a notice now, to see whether it arrives',
    request: body(testWish),
    responses: { 200: json(testAnswer, 'What went wrong, if anything.'), ...problems },
  }),
  setWishes: createRoute({
    method: 'put',
    path: '/wishes',
    summary: 'When and by what the caller wants to be told',
    request: body(wishesSchema),
    responses: DONE,
  }),
};

export const noticeRoutes = <E extends Env>(wish: NoticeRoutesWish<E>): OpenAPIHono<E> => {
  const { store, notices, guard, words, now, personOf, isSecure, limit } = wish;
  const { notices: rows, people } = store;
  const wordsFor = async (person: string): Promise<NoticeWords> => words((await people.find(person))?.lang ?? '');

  type Handler = (context: Context<E>, person: string) => Promise<Response>;
  const known =
    (handler: Handler) =>
    async (context: Context<E>): Promise<Response> => {
      const person = await personOf(context);
      if (person !== undefined) return handler(context, person);
      return refuse(context, 'not-allowed', 'This server does not know you yet.');
    };
  const taking = <Schema extends z.ZodType>(
    schema: Schema,
    handler: (context: Context<E>, person: string, taken: z.output<Schema>) => Promise<Response>,
  ) =>
    known(async (context, person) => {
      const body: unknown = await context.req.json().catch(() => undefined);
      const read = schema.safeParse(body);
      return read.success ? handler(context, person, read.data) : refuseField(context, read.error);
    });
  /** What is wrong with an address, as an answer. */
  const refuseAddress = async (context: Context<E>, person: string, url: string, field: string) => {
    try {
      await limit(context, person);
      await guard.check(url);
      return undefined;
    } catch (error) {
      if (!(error instanceof Unsent)) throw error;
      return refuse(context, 'field', sayTrouble(error.word, (await wordsFor(person)).speech), field);
    }
  };

  const stateOf = async (person: string, secure: boolean): Promise<NoticeState> => {
    const [{ publicKey }, pushes, webhook, wishes, dead, { speech }] = await Promise.all([
      notices.vapid(),
      rows.pushesOf(person),
      rows.webhookOf(person),
      wishesOf(people, person),
      store.dues.deadOf(person),
      wordsFor(person),
    ]);
    const said = (error: string | null): string | null =>
      error === null ? null : sayTrouble(parseTrouble(error), speech);
    return {
      key: publicKey,
      pushes: pushes.map(({ endpointHash: id, created, lastOk, error }) => ({
        id,
        created,
        lastOk,
        error: said(error),
      })),
      webhook: webhook
        ? {
            host: new URL(webhook.url).host,
            format: formatOf(webhook.format),
            lastOk: webhook.lastOk,
            error: said(webhook.error),
          }
        : null,
      wishes,
      missed: dead.map(({ t, error }) => ({ table: t, why: said(error ?? '')! })),
      cannot: [
        ...(secure ? [] : [{ what: 'https' as const, why: speech.cannot.https }]),
        { what: 'iphone', why: speech.cannot.iphone },
      ],
    };
  };

  const app = new OpenAPIHono<E>();
  /** Handlers read what they take by themselves: whoever is nobody is told so first, whatever was sent. */
  const add = (
    route: RouteConfig & { getRoutingPath(): string },
    handler: (context: Context<E>) => Promise<Response>,
  ): void => {
    app.openAPIRegistry.registerPath(route);
    app.on(route.method.toUpperCase(), route.getRoutingPath(), handler);
  };
  const look = known(async (context, person) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await stateOf(person, isSecure(context)));
  });
  add(ROUTES.look, look);

  const subscribe = taking(pushWish, async (context, person, { endpoint: given, keys }) => {
    if (!isKey(keys.p256dh)) return refuse(context, 'field', 'is no key of a subscription', 'keys.p256dh');
    const refused = await refuseAddress(context, person, given, 'endpoint');
    if (refused) return refused;
    const id = idOf(given);
    const standing = await rows.pushesOf(person);
    const before = standing.find(({ endpointHash }) => endpointHash === id);
    // As a URL reads it, so that what is signed for and what is connected to are the same host.
    const endpoint = new URL(given).href;
    const kept = { created: before?.created ?? now(), lastOk: before?.lastOk ?? null, error: null };
    await rows.savePush({ person, endpointHash: id, endpoint, keys: printKeys(keys), ...kept });
    const others = standing.filter(({ endpointHash }) => endpointHash !== id);
    for (const { endpointHash } of others.slice(0, Math.max(0, others.length + 1 - MOST_PUSHES)))
      await rows.dropPush(person, endpointHash);
    return context.json({ id } satisfies PushId);
  });
  add(ROUTES.subscribe, subscribe);
  const unsubscribe = known(async (context, person) => {
    await rows.dropPush(person, context.req.param('id') ?? '');
    return context.body(null, 204);
  });
  add(ROUTES.unsubscribe, unsubscribe);

  const setWebhook = taking(webhookWish, async (context, person, { url, format }) => {
    const refused = await refuseAddress(context, person, url, 'url');
    if (refused) return refused;
    await rows.saveWebhook({ person, url: new URL(url).href, format, lastOk: null, error: null });
    return context.body(null, 204);
  });
  add(ROUTES.setWebhook, setWebhook);
  const dropWebhook = known(async (context, person) => {
    await rows.dropWebhook(person);
    return context.body(null, 204);
  });
  add(ROUTES.dropWebhook, dropWebhook);

  const test = taking(testWish, async (context, person, { channel }) => {
    await limit(context, person);
    return context.json({ trouble: (await notices.test(person, channel)) ?? null } satisfies TestAnswer);
  });
  add(ROUTES.test, test);

  const setWishes = taking(wishesSchema, async (context, person, wishes) => {
    await keepWishes(people, person, wishes);
    return context.body(null, 204);
  });
  add(ROUTES.setWishes, setWishes);
  return app;
};
