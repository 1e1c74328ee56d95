/** The list of results of a deal of a day: who has played it, how it went for them, and one's own result. */
import { type DailyList, dailyWish } from '@halcyon/protocol/online';
import type { DailyRefusal } from '@halcyon/speech/daily/index';
import { dayAt, dayNumber } from '@halcyon/table';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { DealName } from '../store/rows.ts';
import { dailyList } from './answers.ts';
import type { ApiEnv, HouseParts } from './house-parts.ts';
import { Problem } from './problem.ts';
import { body, json, problems, someone, whose } from './routes.ts';

/** A clock may be ahead of this one by so many days… */
const GRACE = 1;
/** …and a result may come so many days later. */
const OPEN = 7;
const MOST = 100;

const ofDeal = { params: z.object({ game: z.string().max(40), date: z.string().max(10) }) };
const look = createRoute({
  method: 'get',
  path: '/daily/{game}/{date}',
  summary: 'Who has a result for the deal of a day (by UTC); the results only for who has one',
  request: ofDeal,
  responses: { 200: json(dailyList, `At most ${MOST} of them, and one’s own.`), ...problems },
});
const post = createRoute({
  method: 'post',
  path: '/daily/{game}/{date}',
  summary: `Puts one’s result on the list, up to ${OPEN} days later: the log is played again, and the first one stays`,
  request: { ...ofDeal, ...body(dailyWish) },
  responses: { 200: json(dailyList, 'The same again is done once.'), ...problems },
});

const wrongDate = (field: DailyRefusal, sentence: string): never => {
  throw new Problem('field', sentence, { field });
};

/** Loaded when somebody asks: it brings all games with it. */
const judgement = () => import('../daily/judgement.ts');

export const addDaily = (app: OpenAPIHono<ApiEnv>, { store, limits, clock }: HouseParts): void => {
  const findDeal = async ({ game, date }: { readonly game: string; readonly date: string }) => {
    const number = dayNumber(date) ?? wrongDate('date', 'This is no day of the calendar, like 2026-11-18.');
    const age = dayNumber(dayAt(clock()))! - number;
    if (age < -GRACE) wrongDate('date.future', 'This day has not come yet.');
    const deal = (await judgement()).dealOf(game, date);
    if (!deal) throw new Problem('unknown', 'There is no such game.', { field: 'game' });
    const name: DealName = { game, day: date, rulesVersion: deal.game.version };
    return { deal, name, open: age <= OPEN };
  };
  type Found = Awaited<ReturnType<typeof findDeal>>;

  const resultsFor = async (name: DealName, person: string): Promise<DailyList['results']> => {
    const own = await store.daily.find(name, person);
    if (!own) return undefined;
    const best = await store.daily.best(name, MOST);
    const isThere = best.some((result) => result.person === person);
    const all = isThere ? best : [...best, { ...own, name: (await store.people.find(person))?.name ?? '' }];
    return all.map((result) => ({
      name: result.name,
      mine: result.person === person,
      won: result.won,
      score: result.score,
      steps: result.steps,
    }));
  };
  const listFor = async ({ deal, name, open }: Found, person: string | undefined): Promise<DailyList> => ({
    version: name.rulesVersion,
    digest: deal.digest,
    open,
    count: await store.daily.count(name),
    names: await store.daily.names(name, MOST),
    ...(person !== undefined && { results: await resultsFor(name, person) }),
  });

  app.openapi(look, async (context) =>
    context.json(await listFor(await findDeal(context.req.valid('param')), context.var.known?.person), 200),
  );

  app.openapi(post, async (context) => {
    const { known, caller } = context.var;
    const { person } = someone(known);
    await limits.take('daily', whose(caller, known));
    const found = await findDeal(context.req.valid('param'));
    const { deal, name, open } = found;
    if (!(await store.daily.find(name, person))) {
      if (!open) wrongDate('date.late', `Results are taken for ${OPEN} days.`);
      if (!(await store.people.find(person))?.name)
        throw new Problem('field', 'A result needs a name; give yourself one first (POST /api/me).', { field: 'name' });
      const { won, score, steps } = (await judgement()).judge(deal, context.req.valid('json').log);
      await store.daily.add({ ...name, person, won, score, steps, at: clock() });
    }
    return context.json(await listFor(found, person), 200);
  });
};
