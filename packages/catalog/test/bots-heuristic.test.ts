import { ascent } from '@halcyon/ascent';
import { type Bot, type Decision, type MakeBot, simulate } from '@halcyon/bots';
import { castleMerchants } from '@halcyon/castle-merchants';
import { cloudNine } from '@halcyon/cloud-nine';
import { fantasyPub } from '@halcyon/fantasy-pub';
import {
  type Game,
  MOST_MOVES,
  type Move,
  Outlook,
  printMove,
  randomFrom,
  type Seat,
  type SetupWish,
  type Viewer,
} from '@halcyon/kernel';
import { reef } from '@halcyon/reef';
import { tranquility } from '@halcyon/tranquility';
import { describe, expect, test } from 'vitest';
import { botMaker, makeBot } from '../src/bots.ts';
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

/** Heuristics that show each of their decisions and moves. */
const watched =
  (game: Game, see: (decision: Decision, move: Move) => void): MakeBot =>
  (rules, seat) => {
    const bot = botMaker('heuristic', game.id)(rules, seat);
    return {
      choose(decision) {
        const move = bot.choose(decision);
        see(decision, move);
        return move;
      },
      interrupt(decision) {
        const move = bot.interrupt?.(decision);
        if (move !== undefined) see(decision, move);
        return move;
      },
    };
  };

describe('every set-up is played to its end', () => {
  test.each([...TABLES, ...HARDER])('%s', (_, wish, game) => {
    const rules = rulesOf(wish, game);
    let seen = 0;
    const bot = watched(game, ({ outlook, moves, count }, move) => {
      seen++;
      const listed = moves.subarray(0, count).includes(move);
      // On the bot's own view: law L4 says that it answers like the state.
      const refused = outlook.check(move);
      if (!listed || refused) expect.unreachable(`${printMove(rules.moves, move)} at seat ${outlook.seat} is illegal`);
    });
    const bots = Array.from({ length: rules.seats }, () => bot);
    const { decisions } = simulate(rules, bots, 1, 'whole games');
    expect(decisions).toBe(seen);
  });
});

/** Who imagines a world keeps whatever the view shows; the others do not even look at what it would hide. */
const IMAGINING: readonly Game[] = [reef, castleMerchants];

describe('a bot knows only its view', () => {
  test.each(TABLES)('%s', (_, wish, game) => {
    const rules = rulesOf(wish, game);
    const imagination = randomFrom('other worlds');
    const moves = new Int32Array(MOST_MOVES);
    let compared = 0;
    /** The same question in another world that the seat cannot tell from the real one. */
    const compare = (bot: Bot, { outlook, budget }: Decision, seat: Seat, move: Move): void => {
      const world = rules.imagine(outlook.view, seat, imagination);
      const count = rules.legal(world, seat, moves);
      const viewers: Viewer[] = IMAGINING.includes(game) ? [seat] : [seat, 'referee'];
      for (const viewer of viewers) {
        const other = new Outlook(rules, seat, rules.view(world, viewer), outlook.past);
        const again = bot.choose({ outlook: other, moves, count, random: randomFrom('same'), budget });
        if (again !== move) {
          expect.unreachable(`${printMove(rules.moves, move)} became ${printMove(rules.moves, again)}`);
        }
      }
    };
    const sharp: MakeBot = (_rules, seat) => {
      const heuristic = makeBot('heuristic', rules, seat);
      return {
        choose(decision) {
          const move = heuristic.choose(decision);
          if (compared++ % 3 === 0) compare(heuristic, decision, seat, move);
          return move;
        },
      };
    };
    const bots = Array<MakeBot>(rules.seats).fill(sharp);
    simulate(rules, bots, 1, 'views');
    expect(compared).toBeGreaterThan(20);
  });
});
