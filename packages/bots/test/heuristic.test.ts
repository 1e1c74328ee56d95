import { ascent } from '@halcyon/ascent';
import { castleMerchants } from '@halcyon/castle-merchants';
import { cloudNine } from '@halcyon/cloud-nine';
import { fantasyPub } from '@halcyon/fantasy-pub';
import {
  ALLOWED,
  type AnyState,
  type Game,
  type Move,
  printMove,
  randomFrom,
  type Seat,
  type SetupWish,
  type View,
} from '@halcyon/kernel';
import { reef } from '@halcyon/reef';
import { tranquility } from '@halcyon/tranquility';
import { describe, expect, test } from 'vitest';
import type { Bot, BotTable } from '../src/index.ts';
import { makeBot, simulate, simulateGame } from '../src/index.ts';
import { ASCENT_SETUPS, nameOf, rulesOf, SETUPS } from './tables.ts';

const DIFFICULTIES: readonly SetupWish[] = [
  ...[4, 6, 8, 10, 12].map((islandsRemoved) => ({ seats: 3, options: { islandsRemoved } })),
  ...[1, 2].map((explorer) => ({ seats: 3, layout: 'pyramid', options: { explorer } })),
  { seats: 4, features: ['sea-monsters'], options: { monsters: 5 } },
  { seats: 2, features: ['wild'], options: { strict: 1, wilds: 1 } },
];
const ASCENT_DIFFICULTIES: readonly SetupWish[] = [
  { seats: 1, options: { grapples: 0 } },
  { seats: 4, features: ['documentary'], options: { panoramas: 5 } },
];
const tablesOf = (game: Game, wishes: readonly SetupWish[]) =>
  wishes.map((wish) => [`${game.id}, ${nameOf(wish)}`, wish, game] as const);
const seatsOf = ({ seats: { least, most } }: Game): SetupWish[] =>
  Array.from({ length: most - least + 1 }, (_, i) => ({ seats: least + i }));
const TABLES = [
  ...tablesOf(tranquility, SETUPS),
  ...tablesOf(ascent, ASCENT_SETUPS),
  ...[cloudNine, fantasyPub, reef, castleMerchants].flatMap((game) => tablesOf(game, seatsOf(game))),
];
const HARDER = [...tablesOf(tranquility, DIFFICULTIES), ...tablesOf(ascent, ASCENT_DIFFICULTIES)];

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
  test.each([...TABLES, ...HARDER])('%s', (_, wish, game) => {
    const rules = rulesOf(wish, game);
    let seen = 0;
    const bot = watched(makeBot('heuristic', rules), ({ view, seat, moves, count }, move) => {
      seen++;
      const listed = moves.subarray(0, count).includes(move);
      // On the bot's own view: law L4 says that it answers like the state.
      const allowed = rules.check(view(), seat, move) === ALLOWED;
      if (!listed || !allowed) expect.unreachable(`${printMove(rules.moves, move)} at seat ${seat} is illegal`);
    });
    const bots = Array.from({ length: rules.seats }, () => bot);
    const { decisions } = simulate(rules, bots, 5, 'whole games');
    expect(decisions).toBe(seen);
  });
});

describe('a bot knows only its view', () => {
  test.each(TABLES)('%s', (_, wish, game) => {
    const rules = rulesOf(wish, game);
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
    for (let i = 0; i < 2; i++) simulateGame(rules, Array<Bot>(rules.seats).fill(bot), randomFrom(`views/${i}`));
    expect(compared).toBeGreaterThan(50);
  });
});
