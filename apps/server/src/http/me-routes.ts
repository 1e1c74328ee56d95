/** Who the caller is: nobody until something is to be kept, then a name, a language and some tables; forgotten on request. */
import { type Me, meWish } from '@halcyon/protocol/online';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { me, playedGames } from './answers.ts';
import type { ApiEnv, HouseParts } from './house-parts.ts';
import { cookieFor, noCookie } from './people.ts';
import { body, json, problems, someone, whose } from './routes.ts';
import { labelOf } from './user-agent.ts';

const look = createRoute({
  method: 'get',
  path: '/me',
  summary: 'Who the caller is, and its tables',
  responses: { 200: json(me, 'Also for somebody who is nobody yet.'), ...problems },
});
const change = createRoute({
  method: 'post',
  path: '/me',
  summary: 'Makes a person of a caller who is none yet, and gives its cookie; changes name and language',
  request: body(meWish),
  responses: { 200: json(me, 'As it is now.'), ...problems },
});
const played = createRoute({
  method: 'get',
  path: '/me/games',
  summary: 'What the caller has played here to its end, for statistics',
  responses: {
    200: json(playedGames, 'The newest first, at most 2,000; without those whose seat a bot kept.'),
    ...problems,
  },
});
const forget = createRoute({
  method: 'delete',
  path: '/me',
  summary: 'Forgets the caller: names, talk, devices, wishes and results of the day are gone, an id stays in the logs',
  responses: { 204: { description: 'Done; the cookie is gone too.' }, ...problems },
});

const NOBODY: Me = { known: false, name: '', lang: '', tables: [] };
/** What a page that says none is answered in. */
const STANDARD_LANGUAGE = 'en';

export const addMe = (app: OpenAPIHono<ApiEnv>, { store, live, people, limits, sockets, clock }: HouseParts): void => {
  const meOf = async (id: string): Promise<Me> => {
    const [person, tables] = await Promise.all([store.people.find(id), live.cards(id)]);
    return person ? { known: true, name: person.name, lang: person.lang, tables } : NOBODY;
  };

  app.openapi(look, async (context) => {
    const { known } = context.var;
    return context.json(known ? await meOf(known.person) : NOBODY, 200);
  });

  app.openapi(change, async (context) => {
    const { known, caller } = context.var;
    const { name, lang } = context.req.valid('json');
    if (known) {
      await store.people.change(known.person, { ...(name !== undefined && { name }), ...(lang && { lang }) });
      return context.json(await meOf(known.person), 200);
    }
    await limits.take('person', whose(caller, known));
    const label = labelOf(context.req.header('user-agent'));
    const made = { name: name ?? '', lang: lang ?? STANDARD_LANGUAGE };
    const { key } = await people.make(made.name, made.lang, label);
    context.header('Set-Cookie', cookieFor(caller, key));
    return context.json({ known: true, ...made, tables: [] }, 200);
  });

  app.openapi(played, async (context) => context.json(await live.played(someone(context.var.known).person), 200));

  app.openapi(forget, async (context) => {
    const { person } = someone(context.var.known);
    // What its programs are called and have said is its own too. They come first: their keys are found by the person.
    for (const program of await people.programsOf(person)) await store.people.forget(program, clock());
    await store.people.forget(person, clock());
    // Before its lines are cut: whoever hears that a seat is empty must not hear its name again.
    await live.forgotten();
    sockets.cut({ person });
    context.header('Set-Cookie', noCookie(context.var.caller));
    return context.body(null, 204);
  });
};
