/** Tables with wording that only shows which sentence was asked for: the real ones belong to speech. */
import { GAMES } from '@halcyon/catalog';
import { advise } from '@halcyon/catalog/bots';
import { type Game, randomFrom } from '@halcyon/kernel';
import { expect } from 'vitest';
import { ANSWERS, type Answer, answerSchema, errorSchema, REQUESTS, type RequestName, Tables } from '../src/index.ts';

export const makeTables = (mostTables?: number, games: readonly Game[] = GAMES): Tables =>
  new Tables({
    advise,
    games,
    freshSeed: () => 'fresh',
    wording: {
      refusal: (language, _rules, viewer, { id }) => `${language} ${viewer} ${id}`,
      event: (language, rules, viewer, { event }) => `${language} ${viewer} ${rules.events[event]!.name}`,
      ending: (language, _rules, viewer, { why }) => `${language} ${viewer} ${why}`,
    },
    ...(mostTables !== undefined && { mostTables }),
  });

/** Whatever comes back is an answer by our own schema: of the request's own kind when it went well. */
const expectAnswer = (answer: Answer, name?: RequestName): void => {
  const schema = answer.ok ? (name ? ANSWERS[name] : answerSchema) : errorSchema;
  const { error } = schema.safeParse(answer);
  expect(error, JSON.stringify(answer).slice(0, 500)).toBeUndefined();
};

export type Said = { readonly do: string } & Record<string, unknown>;
export const ask = (tables: Tables, said: Said): Answer => {
  const name = said.do === 'position' && 'position' in said ? 'start' : said.do;
  const answer = tables.handle(said);
  expectAnswer(answer, Object.hasOwn(REQUESTS, name) ? (name as RequestName) : undefined);
  return answer;
};
/** An answer that must be good, as the fields that the test knows it has. */
export const good = <Fields>(tables: Tables, said: Said): Fields => {
  const answer = ask(tables, said);
  expect(answer).toMatchObject({ ok: true });
  return answer as Fields;
};

export interface Status {
  readonly table: string;
  readonly mustAct: readonly number[];
  readonly outcome: object | null;
}
/** Plays at random until `enough`, and returns the table. */
export const playOn = (tables: Tables, first: Status, seed: string, enough = Number.POSITIVE_INFINITY): Status => {
  const random = randomFrom(seed);
  let status = first;
  for (let n = 0; n < enough && status.outcome === null; n++) {
    const seat = status.mustAct[random.below(status.mustAct.length)]!;
    const { moves } = good<{ moves: string[] }>(tables, { do: 'legal', table: status.table, seat });
    const move = moves[random.below(moves.length)]!;
    status = good<Status>(tables, { do: 'play', table: status.table, seat, move });
  }
  return status;
};
