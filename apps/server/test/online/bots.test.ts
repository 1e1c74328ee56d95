/** Those who think for bots: real processes once, and all that can go wrong with ones that are made up. */
import { getPriority } from 'node:os';
import { findGame } from '@halcyon/catalog';
import { agree, chanceFrom, composed, Match, outlookOf } from '@halcyon/kernel';
import { afterAll, expect, test } from 'vitest';
import { ChildPool, type Thinker } from '../../src/bots/pool.ts';
import { startThinker } from '../../src/bots/start.ts';
import type { BotQuestion } from '../../src/tables/bots.ts';
import { makeHouses } from './house.ts';
import { until } from './waiting.ts';

const houses = makeHouses();
afterAll(() => houses.end());

const questionOf = (game: string, bot: string): BotQuestion => {
  const found = findGame(game)!;
  const setup = agree(found, { seats: 2 });
  const match = new Match(found, setup, chanceFrom('bots'));
  const seat = [0, 1].find((each) => match.legal(each).length > 0)!;
  const { message } = { message: JSON.parse(JSON.stringify(outlookOf(match, seat).message())) };
  return { table: 'a table', backs: 0, game, version: found.version, setup, seat, bot, message };
};
const never = (): (() => void) => () => {};

test('a bot thinks in a process of its own, that gives way to all others; one that dies is replaced', async () => {
  const started: Thinker[] = [];
  const start = (): Thinker => {
    const thinker = startThinker();
    started.push(thinker);
    return thinker;
  };
  const pool = new ChildPool({ most: 1, start, wait: never });
  const question = questionOf('reef', 'random');
  const first = await pool.think(question);
  const legal = composed(findGame('reef')!, question.setup);
  expect(legal.check(question.message.view, question.seat, first!)).toBe(0);
  expect(getPriority(started[0]!.pid!)).toBe(19);
  process.kill(started[0]!.pid!, 'SIGKILL');
  // The same decision draws the same numbers, whoever thinks.
  expect(await pool.think(question)).toBe(first);
  expect(started).toHaveLength(2);
  await pool.close();
});

/** Answers as it is told, question by question. */
const scripted = (script: readonly (number | 'silent' | 'dies')[]) => {
  const said = [...script];
  const ended: number[] = [];
  let started = 0;
  let asked = 0;
  const start = (): Thinker => {
    const n = started++;
    return {
      ask: () => {
        asked++;
        const next = said.shift();
        if (next === 'dies') return Promise.reject(new Error('it died'));
        return next === 'silent' ? new Promise(() => {}) : Promise.resolve(next);
      },
      end: () => ended.push(n),
    };
  };
  return {
    start,
    ended,
    get started() {
      return started;
    },
    get asked() {
      return asked;
    },
  };
};
const QUESTION = questionOf('reef', 'random');

test('a question is asked again in a new process, at most twice', async () => {
  const script = scripted(['dies', 'dies', 7, 'dies', 'dies', 'dies', 8]);
  const pool = new ChildPool({ most: 2, start: script.start, wait: never });
  expect(await pool.think(QUESTION)).toBe(7);
  await expect(pool.think(QUESTION)).rejects.toThrow('it died');
  expect(await pool.think(QUESTION)).toBe(8);
  expect(script.ended).toHaveLength(5);
});

test('who does not answer in time is ended, by a clock that is passed in', async () => {
  const clocks: (() => void)[] = [];
  const script = scripted(['silent', 5]);
  const pool = new ChildPool({
    most: 1,
    start: script.start,
    wait: (_, then) => {
      clocks.push(then);
      return () => {};
    },
  });
  const thought = pool.think(QUESTION);
  expect(script.started).toBe(1);
  clocks[0]!();
  expect(await thought).toBe(5);
  expect([script.started, script.ended]).toEqual([2, [0]]);
});

test('no more processes than were allowed, and one question each', async () => {
  const script = scripted(['silent', 'silent', 'silent']);
  const pool = new ChildPool({ most: 2, start: script.start, wait: never });
  const thoughts = [1, 2, 3].map(() => pool.think(QUESTION).catch((error: Error) => error.message));
  expect([script.started, script.asked]).toEqual([2, 2]);
  await pool.close();
  // What waited for its turn is told so; what was being thought ends with its process.
  expect(await thoughts[2]).toBe('the house is closed');
});

test('a table whose bot is silent says so to whoever runs the house, and goes on when it is woken', async () => {
  let isDumb = true;
  const house = await houses.house({
    bots: {
      think: async ({ message: { view }, seat, game, version, setup }) => {
        if (isDumb) throw new Error('no answer');
        const out = new Int32Array(8192);
        composed(findGame(game, version)!, setup).legal(view, seat, out);
        return out[0];
      },
      close: async () => {},
    },
  });
  const table = await house.open('ann', 'tranquility', ['me', { bot: 'random' }]);
  const ann = await house.visit(table, 'ann');
  await ann.do({ do: 'begin' });
  await until(() => house.events.some(({ is }) => is === 'bot-silent'));
  expect(ann.table.turn).toContain(1);
  isDumb = false;
  (await house.rooms.room(table)).wakeBots();
  await until(() => !ann.table.turn.includes(1));
});

test('a bot plays nothing while the others are asked something', async () => {
  let think: (() => void) | undefined;
  const house = await houses.house({
    bots: {
      think: ({ message: { view }, seat, game, version, setup }) =>
        new Promise((resolve) => {
          think = () => {
            const out = new Int32Array(8192);
            composed(findGame(game, version)!, setup).legal(view, seat, out);
            resolve(out[0]);
          };
        }),
      close: async () => {},
    },
  });
  const table = await house.open('ann', 'tranquility', ['me', 'open', { bot: 'random' }]);
  const [ann, bob] = [await house.visit(table, 'ann'), await house.visit(table, 'bob')];
  await bob.sit(1);
  await ann.do({ do: 'begin' });
  await until(() => think !== undefined);
  await ann.do({ do: 'propose', seat: 0, what: { kind: 'abandon' } });
  const { steps } = ann;
  const before = think!;
  think = undefined;
  before();
  // Whoever looks comes after the bot's move in the mailbox, if there was one.
  await (await house.rooms.room(table)).look(() => {});
  await (await house.rooms.room(table)).look(() => {});
  expect(ann.steps).toBe(steps);
  await bob.do({ do: 'answer', seat: 1, agrees: false });
  await until(() => think !== undefined);
  think!();
  await until(() => ann.steps > steps);
});
