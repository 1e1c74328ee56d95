import { ALLOWED, type AnyState, type Move, printMove, randomFrom, type Seat, type View } from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot, BotTable } from '../src/index.ts';
import { makeBot, simulate, simulateGame } from '../src/index.ts';
import { nameOf, rulesOf, SETUPS } from './tables.ts';

const DIFFICULTIES = [4, 6, 8, 10, 12].map((islandsRemoved) => ({
  seats: 3,
  features: [],
  options: { islandsRemoved },
}));

/** A bot like the one it wraps that shows each of its tables and moves. */
const watched = (bot: Bot, see: (table: BotTable, move: Move) => void): Bot => ({
  choose(table) {
    const move = bot.choose(table);
    see(table, move);
    return move;
  },
  interrupt(table) {
    const move = bot.interrupt?.(table);
    if (move !== undefined) see(table, move);
    return move;
  },
});

describe('every set-up is played to its end', () => {
  test.each([...SETUPS, ...DIFFICULTIES].map((wish) => [nameOf(wish), wish] as const))('%s', (_, wish) => {
    const rules = rulesOf(wish);
    let seen = 0;
    const bot = watched(makeBot('heuristic', rules), ({ view, seat, moves, count }, move) => {
      seen++;
      const listed = moves.subarray(0, count).includes(move);
      // On the bot's own view: law L4 says that it answers like the state.
      const allowed = rules.check(view(), seat, move) === ALLOWED;
      if (!listed || !allowed) expect.unreachable(`${printMove(rules.moves, move)} at seat ${seat} is illegal`);
    });
    const bots = Array.from({ length: rules.seats }, () => bot);
    const { decisions } = simulate(rules, bots, 20, 'whole games');
    expect(decisions).toBe(seen);
  });
});

describe('a bot knows only its view', () => {
  test.each(SETUPS.map((wish) => [nameOf(wish), wish] as const))('%s', (_, wish) => {
    const rules = rulesOf(wish);
    const heuristic = makeBot('heuristic', rules);
    const imagination = randomFrom('other worlds');
    const moves = new Int32Array(8192);
    let compared = 0;
    /** The same question in another world that the seat cannot tell from the real one. */
    const compare = (known: View<AnyState>, seat: Seat, move: Move): void => {
      const world = rules.imagine(known, seat, imagination);
      const count = rules.legal(world, seat, moves);
      // With nothing hidden as well: the bot does not even look at what its view would hide. tune.ts relies on that.
      for (const view of [() => rules.view(world, seat), () => rules.view(world, 'referee')]) {
        const again = heuristic.choose({ rules, seat, view, moves, count, random: randomFrom('same') });
        if (again !== move) {
          expect.unreachable(`${printMove(rules.moves, move)} became ${printMove(rules.moves, again)}`);
        }
      }
    };
    const bot: Bot = {
      choose(table) {
        const move = heuristic.choose(table);
        if (compared++ % 3 === 0) compare(table.view(), table.seat, move);
        return move;
      },
    };
    for (let i = 0; i < 4; i++) simulateGame(rules, Array<Bot>(rules.seats).fill(bot), randomFrom(`views/${i}`));
    expect(compared).toBeGreaterThan(100);
  });
});

describe('it wins', () => {
  const GAMES = 400;
  const SEED = 'win rates';
  // Each at least four standard errors of 400 games below the rate that 1000 games with another seed gave.
  test.each([
    [{ seats: 1, features: [] }, 0.85],
    [{ seats: 2, features: [] }, 0.9],
    [{ seats: 3, features: [] }, 0.9],
    [{ seats: 4, features: [] }, 0.9],
    [{ seats: 5, features: [] }, 0.85],
    [{ seats: 1, features: ['jagged-rocks'] }, 0.85],
    [{ seats: 2, features: ['jagged-rocks'] }, 0.85],
    [{ seats: 4, features: ['jagged-rocks'] }, 0.8],
    [{ seats: 1, features: ['storm-compass'] }, 0.1],
    [{ seats: 2, features: ['storm-compass'] }, 0.2],
    [{ seats: 4, features: ['storm-compass'] }, 0.15],
    [{ seats: 4, features: [], options: { islandsRemoved: 8 } }, 0.5],
  ])('%o at least %d', (wish, least) => {
    const rules = rulesOf(wish);
    const bots = Array.from({ length: rules.seats }, () => makeBot('heuristic', rules));
    const { wins } = simulate(rules, bots, GAMES, SEED);
    console.log(`${nameOf(wish)}: ${wins} of ${GAMES} won, seed '${SEED}'`);
    expect(wins / GAMES).toBeGreaterThanOrEqual(least);
  });
  test('random wins nothing', () => {
    const rules = rulesOf({ seats: 2 });
    expect(
      simulate(
        rules,
        [0, 1].map(() => makeBot('random', rules)),
        100,
        SEED,
      ).wins,
    ).toBe(0);
  });
});
