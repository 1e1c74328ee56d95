/** Bots that search: law L5 for what they choose, the same from the same seed and budget, and an end when it is asked for. */
import { type Bot, type Budget, type Decision, type MakeBot, simulateGame } from '@halcyon/bots';
import { searchWith, together } from '@halcyon/bots/search/search';
import {
  type Game,
  kindOf,
  MOST_MOVES,
  type Move,
  Outlook,
  randomFrom,
  type Seat,
  type SetupWish,
} from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import { botMaker, botNames, makeBot } from '../src/bots.ts';
import { GAMES } from '../src/index.ts';
import { COMPETITIVE, nameOf, rulesOf } from './tables.ts';

const SEARCHING = GAMES.filter(({ id }) => botNames(id).includes('strong'));
const TABLES: readonly (readonly [string, SetupWish, Game])[] = SEARCHING.flatMap((game) =>
  [{ seats: 2 }, ...(game.id === 'tranquility' ? [COMPETITIVE] : [])].map(
    (wish) => [`${game.id}, ${nameOf(wish)}`, wish, game] as const,
  ),
);
const LITTLE: Budget = { worlds: 2, stop: () => false };
/** One in so many decisions of a game is thought about, and no more than these. */
const OFTEN = 17;
const MOST = 2;

/** Decisions of a game of random moves, which costs next to nothing. */
const atSome = (wish: SetupWish, game: Game, see: (decision: Decision, seat: Seat) => void): number => {
  const rules = rulesOf(wish, game);
  let [asked, seen] = [0, 0];
  const bots = Array.from({ length: rules.seats }, (_, seat): Bot => {
    const anybody = makeBot('random', rules, seat);
    return {
      choose(decision) {
        if (decision.count > 1 && asked++ % OFTEN === 5 && seen < MOST) {
          seen++;
          see(decision, seat);
        }
        return anybody.choose(decision);
      },
    };
  });
  simulateGame(rules, bots, randomFrom('searching'));
  return seen;
};
const thought = (make: MakeBot, decision: Decision, seat: Seat, outlook = decision.outlook, budget = LITTLE): Move => {
  const { rules } = outlook;
  const moves = new Int32Array(MOST_MOVES);
  const count = rules.legal(outlook.view, seat, moves);
  return make(rules, seat).choose({ outlook, moves, count, random: randomFrom('same'), budget });
};

describe('a bot that searches', () => {
  test.each(TABLES)('knows only its view, and repeats itself: %s', (_, wish, game) => {
    const strong = botMaker('strong', game.id);
    const imagination = randomFrom('other worlds');
    const seen = atSome(wish, game, (decision, seat) => {
      const { rules, view, past } = decision.outlook;
      const move = thought(strong, decision, seat);
      expect(thought(strong, decision, seat)).toBe(move);
      const world = rules.imagine(view, seat, imagination);
      const elsewhere = new Outlook(rules, seat, rules.view(world, seat), past);
      expect(thought(strong, decision, seat, elsewhere)).toBe(move);
    });
    expect(seen).toBe(MOST);
  });
  test.each(TABLES)('ends a thought when it is asked to: %s', (_, wish, game) => {
    atSome(wish, game, (decision, seat) => {
      let asked = 0;
      const stop = (): boolean => ++asked > 0;
      const move = thought(botMaker('strong', game.id), decision, seat, decision.outlook, { worlds: 1e9, stop });
      expect(decision.outlook.legal).toContain(move);
      expect(asked).toBeLessThanOrEqual(1);
    });
  });
});

test('near the end small moves are searched too, in as many times more worlds', () => {
  const dealt = (isLate: boolean, least: number): number => {
    let [worlds, drops] = [0, 0];
    const make = searchWith({
      guide: botMaker('heuristic', 'tranquility'),
      believe({ rules, view, seat }) {
        return (random) => {
          worlds++;
          return rules.imagine(view, seat!, random);
        };
      },
      worlds: 3,
      candidates: 1,
      margin: 2,
      least,
      value: together(44),
      unsearched: ['drop'],
      late: { isLate: () => isLate, times: 2, candidates: 4 },
    });
    const rules = rulesOf({ seats: 2 });
    const drop = rules.moves.findIndex(({ name }) => name === 'drop');
    const bots = Array.from({ length: 2 }, (_, seat): Bot => {
      const heuristic = makeBot('heuristic', rules, seat);
      return {
        choose(decision) {
          if (kindOf(decision.moves[0]!) === drop && decision.count > 1 && drops++ === 0)
            make(rules, seat).choose(decision);
          return heuristic.choose(decision);
        },
      };
    });
    simulateGame(rules, bots, randomFrom('late'));
    expect(drops).toBeGreaterThan(0);
    return worlds;
  };
  expect(dealt(false, 9)).toBe(0);
  expect(dealt(true, 9)).toBe(6);
});

test.each(['tranquility', 'ascent', 'cloud-nine', 'fantasy-pub', 'reef', 'castle-merchants'])(
  'the heuristic of %s plays the best of what it rates',
  (id) => {
    const game = GAMES.find((each) => each.id === id)!;
    const scores = new Float64Array(MOST_MOVES);
    atSome({ seats: 2 }, game, (decision, seat) => {
      const heuristic = makeBot('heuristic', decision.outlook.rules, seat);
      heuristic.rate!(decision, scores);
      const rated = scores.subarray(0, decision.count);
      expect(decision.moves[rated.indexOf(Math.max(...rated))]).toBe(heuristic.choose(decision));
    });
  },
);
